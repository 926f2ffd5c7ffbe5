declare module "*.mdx" {
  import type { ReactNode } from "react";

  const Content: () => ReactNode;
  export const file: string;
  export const frontmatter: unknown;
  export default Content;
}
