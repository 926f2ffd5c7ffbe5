/** Words that are drawn alike. */
export interface Run {
  readonly words: string;
  readonly isMarked?: boolean;
}

/** Words at their place in a line, in pixels. */
export interface Piece {
  readonly words: string;
  readonly x: number;
  readonly width: number;
  readonly isMarked: boolean;
}

export type Line = readonly Piece[];

/** Words and the spaces between them, what is longer than a line cut up. */
function tokensOf(words: string, width: number, measure: (words: string) => number): string[] {
  const tokens = words.split(/(\s+)/u).filter(Boolean);
  return tokens.flatMap((token) => {
    if (measure(token) <= width) return token;
    const perLine = Math.max(1, Math.floor((Array.from(token).length * width) / measure(token)) - 1);
    return token.match(new RegExp(`.{1,${perLine}}`, "gsu")) ?? [];
  });
}

/** Puts the runs into lines of at most so many pixels. Pieces of a line that are drawn alike stand as one. */
export function wrap(runs: readonly Run[], width: number, measure: (words: string) => number): Line[] {
  const lines: Piece[][] = [[]];
  let x = 0;
  const add = (words: string, isMarked: boolean): void => {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last?.isMarked === isMarked) {
      const joined = last.words + words;
      line[line.length - 1] = { ...last, words: joined, width: measure(joined) };
      x = last.x + measure(joined);
    } else {
      line?.push({ words, x, width: measure(words), isMarked });
      x += measure(words);
    }
  };
  for (const { words, isMarked = false } of runs) {
    for (const token of tokensOf(words, width, measure)) {
      const isSpace = token.trim() === "";
      if (!isSpace && x + measure(token) > width) {
        lines.push([]);
        x = 0;
      }
      if (!isSpace || x > 0) add(token, isMarked);
    }
  }
  return lines.filter((line) => line.length > 0);
}
