declare module "*.mdx" {
  import type { ReactNode } from "react";

  const Content: (props: { readonly components?: object }) => ReactNode;
  export const file: string;
  export const frontmatter: unknown;
  export default Content;
}
