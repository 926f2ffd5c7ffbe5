import type { Context } from "hono";
import type { Bindings } from "../dependencies.ts";
import type { Settings } from "../settings.ts";
import { clientAddress } from "./address.ts";
import { headerOf } from "./header-of.ts";

/** The address of the visitor who sent a request. */
export function addressOf(
  c: Context<{ Bindings: Bindings }>,
  { trustProxy }: Pick<Settings, "trustProxy">,
): string {
  if (c.env?.address !== undefined) return c.env.address;
  const socketAddress = c.env?.incoming?.socket.remoteAddress;
  return clientAddress(socketAddress, headerOf(c, "x-forwarded-for"), trustProxy);
}
