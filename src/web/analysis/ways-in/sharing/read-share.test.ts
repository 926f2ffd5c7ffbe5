import { describe, expect, it } from "vitest";
import { MAX_FILE_BYTES, MAX_FILE_CHARACTERS } from "#report/index.ts";
import { readShare } from "./read-share.ts";

function form(fields: Readonly<Record<string, string | File>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const words = (fields: Readonly<Record<string, string>>) => readShare(form(fields));

describe("What is read of a share", () => {
  it("is its title and its text, or what there is of them", () => {
    expect(words({ title: "Ferry", text: "It sails.\r\nAt noon." })).toEqual({
      text: "Ferry\n\nIt sails.\nAt noon.",
    });
    expect(words({ title: " Ferry ", text: "" })).toEqual({ text: "Ferry" });
    expect(words({ text: "Пором відходить." })).toEqual({ text: "Пором відходить." });
  });

  it("is said once where the title stands in the text", () => {
    expect(words({ title: "Ferry", text: "The Ferry sails." })).toEqual({ text: "The Ferry sails." });
  });

  it("is the address only where nothing else came", () => {
    const url = "https://ferry.example/";
    expect(words({ title: "Ferry", text: "", url })).toEqual({ text: "Ferry" });
    expect(words({ title: "", text: " ", url })).toEqual({ text: url });
  });

  it("is the file where there is one, whatever words came with it", () => {
    const file = new File(["It sails."], "ferry.md");
    expect(readShare(form({ title: "ferry.md", text: "Look!", files: file }))).toEqual({ file });
  });

  it("is nothing where nothing came, or nothing that the manifest names", () => {
    expect(words({})).toBeUndefined();
    expect(words({ title: " ", other: "It sails." })).toBeUndefined();
    expect(readShare(form({ text: new File(["a"], "a.txt"), files: "no file" }))).toBeUndefined();
    expect(readShare(form({ files: new File([], "") }))).toBeUndefined();
    expect(words({ __proto__: "a", constructor: "b" })).toBeUndefined();
  });

  it("keeps to the limits of files that are opened", () => {
    const two = form({ files: new File(["a"], "a.txt") });
    two.append("files", new File(["b"], "b.txt"));
    expect(readShare(two)).toEqual({ fault: "fileSeveral" });
    const large = new File([new Uint8Array(MAX_FILE_BYTES + 1)], "a.pdf");
    expect(readShare(form({ files: large }))).toEqual({ fault: "fileTooLarge" });
    expect(words({ text: "a".repeat(MAX_FILE_CHARACTERS) })).toHaveProperty("text");
    expect(words({ text: "a".repeat(MAX_FILE_CHARACTERS + 1) })).toEqual({ fault: "fileTextTooLong" });
  });
});
