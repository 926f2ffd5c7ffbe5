import { describe, expect, it } from "vitest";
import { loadSettings } from "../settings.ts";
import { adviceOnReach, hostsToListenOn, isInContainer } from "./reach.ts";

const nothing = () => false;

describe("Where the server listens", () => {
  it("is this machine alone, by both families, unless HOST says otherwise or a container is around it", () => {
    expect(hostsToListenOn(undefined, false)).toEqual(["127.0.0.1", "::1"]);
    expect(hostsToListenOn("localhost", true)).toEqual(["127.0.0.1", "::1"]);
    expect(hostsToListenOn(undefined, true)).toEqual([]);
    expect(hostsToListenOn("0.0.0.0", false)).toEqual(["0.0.0.0"]);
    expect(hostsToListenOn("::1", true)).toEqual(["::1"]);
  });

  it.each([
    ["Docker", {}, "/.dockerenv"],
    ["Podman", {}, "/run/.containerenv"],
    ["systemd-nspawn", { container: "systemd-nspawn" }, ""],
    ["Kubernetes", { KUBERNETES_SERVICE_HOST: "10.0.0.1" }, ""],
  ])("knows a container of %s", (_, env, file) => {
    expect(isInContainer(env, (path) => path === file)).toBe(true);
  });

  it("is no container without a sign of one", () => {
    expect(isInContainer({ container: "", PATH: "/bin" }, nothing)).toBe(false);
  });
});

const advice = (hosts: string[], env = {}) => adviceOnReach(hosts, loadSettings(env));

describe("What is said at the start", () => {
  it("is how to open a server that only this machine can reach", () => {
    expect(advice(["127.0.0.1", "::1"])).toEqual({
      info: [expect.stringContaining("HOST=0.0.0.0")],
      warn: [],
    });
  });

  it("is PUBLIC_URL where others can reach it and it is not set", () => {
    expect(advice([]).info).toEqual([expect.stringContaining("PUBLIC_URL")]);
    expect(advice([], { PUBLIC_URL: "https://a.example" })).toEqual({ info: [], warn: [] });
  });

  it("warns of a number of proxies at a port that others can reach, since they can forge addresses", () => {
    const forgeable = { TRUST_PROXY: "1", PUBLIC_URL: "https://a.example" };
    expect(advice([], forgeable).warn).toEqual([expect.stringContaining("forge")]);
    expect(advice(["0.0.0.0"], forgeable).warn).toHaveLength(1);
    expect(advice(["127.0.0.1"], forgeable).warn).toEqual([]);
    expect(advice([], { ...forgeable, TRUST_PROXY: "10.0.0.1" }).warn).toEqual([]);
  });
});
