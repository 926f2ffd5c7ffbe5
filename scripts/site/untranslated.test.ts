import { expect, it } from "vitest";
import { withoutCyrillic } from "./untranslated.ts";

it("What a page in Ukrainian says in Latin letters alone is found, wherever a reader meets it", () => {
  const html = `<!doctype html><html lang="uk"><head><title>Title</title>
    <meta name="description" content="Described"><meta name="viewport" content="width=device-width"></head>
    <body><p>Слова <b>words</b></p><img alt="Picture"><button aria-label="Press">×</button>
    <p lang="en">English</p><code>code</code><p>Kyslyi, Romanyshyn (2025):</p><script>let a;</script></body></html>`;
  expect(withoutCyrillic(html)).toEqual(["Title", "Described", "words", "Picture", "Press"]);
});
