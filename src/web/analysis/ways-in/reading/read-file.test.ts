import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { MAX_FILE_BYTES, MAX_FILE_CHARACTERS } from "#report/index.ts";
import { FileFault } from "./file-fault.ts";
import { readFile } from "./read-file.ts";

const UKRAINIAN = "Їжак знайшов ґудзик і поніс його додому.\nСусіди дивувалися.";

/** Bytes of a text in a one-byte encoding, by the browser's own table of it. */
function inOneByte(text: string, encoding: string): Uint8Array {
  const all = Uint8Array.from({ length: 256 }, (_, i) => i);
  const table = new TextDecoder(encoding).decode(all);
  return Uint8Array.from(text, (character) => table.indexOf(character));
}

function inUtf16(text: string, isLittle: boolean, mark: boolean): Uint8Array {
  const words = mark ? `\ufeff${text}` : text;
  const view = new DataView(new ArrayBuffer(words.length * 2));
  Array.from(words).forEach((character, i) => {
    view.setUint16(i * 2, character.charCodeAt(0), isLittle);
  });
  return new Uint8Array(view.buffer);
}

/** A Word file as small as they get. */
function docx(body: string): Uint8Array {
  const xml = `<?xml version="1.0"?><w:document xmlns:w="x"><w:body>${body}</w:body></w:document>`;
  return zipSync({ "[Content_Types].xml": strToU8("<Types/>"), "word/document.xml": strToU8(xml) });
}

/** A PDF of one page; its cross references are left to the reader, as in many files that were mended. */
function pdf(content: string, trailer = ""): Uint8Array {
  return strToU8(`%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj
4 0 obj <</Length ${content.length}>> stream
${content}
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R${trailer}>>
%%EOF`);
}

async function faultOf(bytes: Uint8Array, name = "file"): Promise<string> {
  try {
    await readFile(bytes, name);
    return "none";
  } catch (error) {
    return error instanceof FileFault ? error.fault : "another error";
  }
}

describe("A file of text", () => {
  it.each(["windows-1251", "koi8-u", "ibm866"])("is read where it is in %s", async (encoding) => {
    // IBM 866 has no і.
    const text = encoding === "ibm866" ? "Ёж нашёл пуговицу и понёс её домой." : UKRAINIAN;
    expect(await readFile(inOneByte(text, encoding), "old.txt")).toBe(text);
  });

  it.each([
    [true, true],
    [false, true],
    [true, false],
    [false, false],
  ])("is read in UTF-16, little-endian %s, with a mark %s", async (isLittle, mark) => {
    expect(await readFile(inUtf16(UKRAINIAN, isLittle, mark), "a.txt")).toBe(UKRAINIAN);
  });

  it("is read in UTF-8, with ends of lines as the page has them", async () => {
    expect(await readFile(strToU8("\ufeffOne.\r\nTwo.\rThree."), "a.md")).toBe("One.\nTwo.\nThree.");
  });

  it("is read in windows-1252, where few letters have accents", async () => {
    const text = "The café’s naïve résumé of the season was read by many of its guests.";
    expect(await readFile(inOneByte(text, "windows-1252"), "a.txt")).toBe(text);
  });
});

describe("An HTML page", () => {
  it("gives its article, without scripts, navigation and what is hidden", async () => {
    const html = `<!doctype html><title>No</title><body><nav>Menu</nav><header>Site</header>
      <article><h1>The mill</h1><p>It <b>turned</b>\n slowly.<br>All day.</p><script>evil()</script>
      <p hidden>Secret</p><ul><li>One<li>Two</ul><aside>Advertisement</aside></article>
      <article><p>Other</p></article><footer>Imprint</footer>`;
    expect(await readFile(strToU8(html), "page")).toBe(
      "The mill\n\nIt turned slowly.\nAll day.\n\nOne\n\nTwo",
    );
  });

  it("says in which old encoding it is", async () => {
    const html = '<html><meta charset="koi8-u"><p>Їжак</p>';
    expect(await readFile(inOneByte(html, "koi8-u"), "a.html")).toBe("Їжак");
  });
});

describe("A Word file", () => {
  it("gives its paragraphs, without what was deleted or said twice", async () => {
    const bytes = docx(
      "<w:p><w:r><w:t>The mill</w:t><w:tab/><w:t>turned &amp; turned.</w:t></w:r></w:p>" +
        "<w:p><w:del><w:r><w:delText>Gone.</w:delText></w:r></w:del><w:r><w:t>It was wet.</w:t></w:r></w:p>" +
        "<mc:Fallback><w:p><w:r><w:t>Twice.</w:t></w:r></w:p></mc:Fallback>",
    );
    expect(await readFile(bytes, "a.docx")).toBe("The mill turned & turned.\n\nIt was wet.");
  });

  it("is told from other packed files and from damaged ones", async () => {
    expect(await faultOf(zipSync({ "content.xml": strToU8("<a/>") }))).toBe("fileUnknown");
    expect(await faultOf(docx("<w:p/>"), "a.docx")).toBe("fileEmpty");
    expect(await faultOf(docx("<w:p><w:r><w:t>Words</w:t></w:r></w:p>").subarray(0, 60))).toBe("fileDamaged");
  });
});

describe("A PDF", () => {
  it("gives its paragraphs, with lines joined and parted words whole, without the page's number", async () => {
    const content = `BT /F 12 Tf 14 TL 20 250 Td (The mill turned slow-) Tj T* (ly and well.) Tj T* (It was old.) Tj
      0 -40 Td (Nobody had asked.) Tj T* (Nobody would.) Tj 0 -80 Td (12) Tj ET`;
    expect(await readFile(pdf(content), "a.pdf")).toBe(
      "The mill turned slowly and well. It was old.\n\nNobody had asked. Nobody would.",
    );
  });

  it("is told where it holds no words, is locked or is damaged", async () => {
    expect(await faultOf(pdf("0 0 m 9 9 l S"))).toBe("fileScanned");
    const owner = "0".repeat(64);
    const lock = `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${owner}>/U<${owner}>>>`;
    expect(await faultOf(pdf("BT ET", lock))).toBe("fileEncrypted");
    expect(await faultOf(strToU8("%PDF-1.7 and then nothing"))).toBe("fileDamaged");
  });
});

/** The container of old Office files, with a stream of a name. */
function compound(inside: string): Uint8Array {
  return Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...inUtf16(inside, true, false));
}

describe("A file that cannot be read", () => {
  it.each([
    ["fileUnknown", "a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13)],
    ["fileUnknown", "an old Word file", compound("WordDocument")],
    ["fileUnknown", "rich text", strToU8("{\\rtf1 words}")],
    ["fileEncrypted", "a locked Word file", compound("EncryptedPackage")],
    ["fileEmpty", "an empty file", new Uint8Array()],
    ["fileTooLarge", "a film", new Uint8Array(MAX_FILE_BYTES + 1)],
    ["fileTextTooLong", "a novel", strToU8("word ".repeat(MAX_FILE_CHARACTERS / 4))],
  ])("gives %s for %s", async (fault, _, bytes) => {
    expect(await faultOf(bytes)).toBe(fault);
  });
});
