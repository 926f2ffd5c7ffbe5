import { describe, expect, it } from "vitest";
import { SHARE_LANDINGS } from "#report/index.ts";
import { pathIn, SITE_LANGUAGES } from "../words/languages.ts";
import { manifestFiles } from "./manifest.ts";

describe.each(SITE_LANGUAGES)("The manifests in %s", (language) => {
  const files = manifestFiles(language);
  const [plain, sharing] = files.map(({ text }) => JSON.parse(text));

  it("are one application, which offers to take shares in the second alone", () => {
    expect(files.map(({ path }) => `/${path}`)).toEqual([
      pathIn(language, "/site.webmanifest"),
      pathIn(language, "/sharing.webmanifest"),
    ]);
    const { share_target: target, ...application } = sharing;
    expect(application).toEqual(plain);
    expect(target).toMatchObject({ method: "POST", enctype: "multipart/form-data" });
  });

  it("have shares sent to an address from which the page of their language is reached", () => {
    const landing = SHARE_LANDINGS.get(sharing.share_target.action);
    expect(landing?.replace(/#.*/u, "")).toBe(plain.start_url);
  });

  it("take the kinds of file that the page opens", () => {
    const [{ accept }] = sharing.share_target.params.files;
    const endings = [".txt", ".md", ".html", ".htm", ".docx", ".pdf"];
    expect(accept.filter((kind: string) => kind.startsWith("."))).toEqual(endings);
  });
});
