declare module "*.mdx" {
  import type { ReactNode } from "react";

  const Content: () => ReactNode;
  export const frontmatter: unknown;
  export default Content;
}
