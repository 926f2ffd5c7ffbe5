import { Socket } from "node:net";

/**
 * To be imported by a process before anything else: it then tells, on standard error, where each of its connections
 * goes. All of Node's clients, `fetch` among them, connect through this one method.
 */
// oxlint-disable-next-line typescript/unbound-method -- it is called with its own socket below
const { connect } = Socket.prototype;
Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
  const [first] = args.flat();
  const { host = "localhost", port } = first as { host?: string; port?: number };
  process.stderr.write(`CONNECTS to ${host} ${port}\n`);
  return Reflect.apply(connect, this, args) as Socket;
};
