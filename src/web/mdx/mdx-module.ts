import type { ReactNode } from "react";
import type { FrontMatterFile } from "./front-matter.ts";
import type { Provided } from "./provided.tsx";

/** What an MDX file of content/ becomes: its front matter and its body. */
export interface MdxModule extends FrontMatterFile {
  readonly default: (props: { readonly components?: Partial<Provided> }) => ReactNode;
}
