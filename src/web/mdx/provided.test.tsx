import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { RenderContext } from "../renderer.ts";
import { provided } from "./provided.tsx";

const operator = { mail: "ada@a.example", name: undefined, address: undefined, sourceCodeUrl: undefined };

function shown(name: Exclude<keyof ReturnType<typeof provided>, "a">, context: object = {}): string {
  const all = { operator, modelLimits: [], ...context };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the context nothing else is asked
  return renderToStaticMarkup(provided("en", all as unknown as RenderContext)[name]());
}

describe("What only an installation knows", () => {
  it("is its operator, by name and postal address where they are set", () => {
    expect(shown("Operator")).toMatch(/that you are visiting$/u);
    const named = { operator: { ...operator, name: "Ada Finch", address: "1 Bird Lane" } };
    expect(shown("Operator", named)).toMatch(/: Ada Finch, 1 Bird Lane$/u);
  });

  it("is where its source code is, or whom to ask for it", () => {
    expect(shown("SourceCode")).toContain("mailto:ada@a.example");
    const published = { operator: { ...operator, sourceCodeUrl: "https://a.example/s" } };
    expect(shown("SourceCode", published)).toContain('href="https://a.example/s"');
  });

  it("is what each of its models takes, in the whole and in one part", () => {
    const inOneCall = { en: 20_000, uk: 3_000, ru: 4_000 };
    const inParts = { en: 80_000, uk: 12_000, ru: 16_000 };
    const html = shown("ModelLimits", { modelLimits: [{ id: "local", inOneCall, inParts }] });
    expect(html).toContain(
      "<td>local</td><td>15,000</td><td>12,000 (3,000 in one part)</td><td>15,000 (4,000 in one part)</td>",
    );
    expect(shown("ModelLimits")).toContain("No language model is configured here.");
  });
});
