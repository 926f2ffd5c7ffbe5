/** Scripts, by their names in Unicode: the first and the last UTF-16 unit of each range that holds letters of it. */
export const SCRIPTS = {
  Latin: [
    [0x41, 0x24f],
    [0x1e00, 0x1eff],
  ],
  Greek: [[0x370, 0x3ff]],
  Cyrillic: [[0x400, 0x52f]],
} as const;

export type Script = keyof typeof SCRIPTS;
