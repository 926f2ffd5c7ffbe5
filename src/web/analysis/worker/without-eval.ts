import * as z from "zod/mini";

// Zod would try whether it may make code of strings, which the content security policy forbids and reports.
// Imported before any schema is made.
z.config({ jitless: true });
