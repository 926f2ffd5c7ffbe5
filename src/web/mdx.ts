import type { ReactNode } from "react";

/** What an MDX file of content/ becomes: its front matter, still unchecked, and its body. */
export interface MdxModule {
  readonly frontmatter: unknown;
  readonly default: () => ReactNode;
}
