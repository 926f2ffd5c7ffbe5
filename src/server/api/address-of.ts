import type { Settings } from "../settings.ts";
import { clientAddress } from "./address.ts";
import type { Exchange } from "./exchange.ts";

/** The address of the visitor who sent a request. */
export function addressOf(exchange: Exchange, { trustProxy }: Pick<Settings, "trustProxy">): string {
  if (exchange.vouchedAddress !== undefined) return exchange.vouchedAddress;
  return clientAddress(exchange.socketAddress, exchange.header("x-forwarded-for"), trustProxy);
}
