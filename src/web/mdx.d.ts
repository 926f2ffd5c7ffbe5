declare module "*.mdx" {
  import type { ComponentType, ReactNode } from "react";

  export const frontmatter: unknown;
  const Content: (props: { components?: Readonly<Record<string, ComponentType<never> | string>> }) => ReactNode;
  export default Content;
}
