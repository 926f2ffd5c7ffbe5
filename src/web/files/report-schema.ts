import * as z from "zod/mini";
import { writtenReportSchema } from "#report/index.ts";
import type { SiteFile } from "../renderer.ts";

/** The JSON Schema of a report in JSON, made from the schema by which this program reads it. */
export function reportSchemaFile(): SiteFile {
  // What a reader of reports may be given: fields that a later version adds are no faults.
  const schema = z.toJSONSchema(writtenReportSchema, { io: "input" });
  const described = {
    title: "Report of Subtext",
    description: "Observations on a text, not a verdict. Offsets are UTF-16 units of the trimmed text.",
    ...schema,
  };
  return {
    path: "report.schema.json",
    type: "application/schema+json",
    text: `${JSON.stringify(described, null, 2)}\n`,
  };
}
