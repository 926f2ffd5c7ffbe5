import type { Plugin } from "vite";

/**
 * Late imports are plain imports. Vite would wrap each in code that fetches style sheets and modules ahead, half a
 * kilobyte that every visitor of the home page would load; what we load late brings neither.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    load: {
      // Vite's own module that does the wrapping.
      filter: { id: /^\0vite\/preload-helper\.js$/u },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}
