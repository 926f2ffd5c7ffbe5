import { findImportedFiles, type SourceFile } from "./imports.ts";

/** Circles of imports among files, imports of types among them: each as its files in turn; none when all is well. */
export function findImportCircles(files: readonly SourceFile[]): string[] {
  const importsOf = new Map(files.map((file) => [file.path, findImportedFiles(file)]));
  const visited = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, way: readonly string[]) => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(" → "));
    if (visited.has(path)) return;
    visited.add(path);
    for (const imported of importsOf.get(path) ?? []) visit(imported, [...way, path]);
  };
  for (const { path } of files) visit(path, []);
  return circles;
}
