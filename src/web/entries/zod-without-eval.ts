import { config } from "zod/mini";

// zod tries whether it may compile its schemas. The content security policy forbids it, and would
// report the attempt. Must be imported before the first schema is made.
config({ jitless: true });
