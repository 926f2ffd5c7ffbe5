import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";

const workflows = globSync(".github/workflows/*.yml").map(
  (path) => [path, readFileSync(path, "utf8")] as const,
);
const workflow = (name: string) => readFileSync(`.github/workflows/${name}.yml`, "utf8");

describe("The workflows", () => {
  it.each(workflows)("give a job no right that it does not name: %s", (_, text) => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/mu);
    expect(text).not.toContain("write-all");
    expect(text).not.toContain("pull_request_target");
  });

  it.each(workflows)("take actions of a version, and only GitHub's own: %s", (_, text) => {
    const uses = [...text.matchAll(/uses: (\S+)/gu)].map(([, action]) => action);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^(?:actions|github)\/[\w/-]+@v\d+$/u);
  });

  it.each(workflows)("leave no token behind in the sources: %s", (_, text) => {
    const checkouts = text.match(/uses: actions\/checkout/gu) ?? [];
    expect(text.match(/persist-credentials: false/gu) ?? []).toHaveLength(checkouts.length);
  });

  it("look for faults in the code with CodeQL, at every change and every week", () => {
    const text = workflow("codeql");
    for (const part of ["pull_request:", "schedule:", "javascript-typescript", "codeql-action/analyze@"])
      expect(text).toContain(part);
  });

  it("release what was tested, with its CycloneDX list and signed provenance of both", () => {
    const steps = [
      ".ci/run",
      "npm run release-check",
      "npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx",
      "actions/attest-build-provenance@",
      "actions/attest-sbom@",
      "gh release create",
    ];
    const places = steps.map((step) => workflow("release").indexOf(step));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  it("let Dependabot look at every folder that has a lock file, and at the actions", () => {
    const text = readFileSync(".github/dependabot.yml", "utf8");
    const locks = globSync(["package-lock.json", "{tools,scripts,src,evaluation}/**/package-lock.json"], {
      exclude: ["**/node_modules/**"],
    });
    expect(locks.length).toBeGreaterThan(1);
    for (const lock of locks) expect(text).toContain(`"/${dirname(lock).replace(/^\.$/u, "")}"`);
    expect(text).toContain("package-ecosystem: github-actions");
  });
});
