import type { FindingType } from "#report/index.ts";
import { strokePath } from "../../../ui/stroke.tsx";
import { styleOf } from "../finding-style.ts";
import type { Passage } from "./passage.ts";
import { type Line, type Run, wrap } from "./wrap.ts";

/** What stands in the image of one point. */
export interface PointImage {
  readonly findingType: FindingType;
  readonly box: string;
  readonly technique: string;
  readonly passage: Passage;
  readonly statement: string;
  /** Another reading and a question, each under its name. */
  readonly otherSide: readonly { readonly label: string; readonly words: string }[];
  /** That it is no verdict, who read the text, and of which text it is. */
  readonly facts: readonly string[];
}

interface Block {
  readonly runs: readonly Run[];
  readonly font: string;
  readonly lineHeight: number;
  readonly colour: string;
  /** Pixels that stay free above it. */
  readonly above: number;
}

/** Pixels: as wide as what is shared is shown, twice as sharp as on a phone. */
const WIDTH = 1080;
const MARGIN = 72;
const SERIF = '"Source Serif 4", Georgia, serif';
const SANS = '"Source Sans 3", "Segoe UI", Roboto, Arial, sans-serif';

/** A colour of the page as it is in the light, whatever the theme: an image stands on paper. */
function colourOf(name: string, className = ""): string {
  const probe = document.createElement("i");
  probe.className = className;
  probe.style.colorScheme = "light";
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function plain(words: string, font: string, lineHeight: number, colour: string, above: number): Block {
  return { runs: [{ words }], font, lineHeight, colour, above };
}

function blocksOf(image: PointImage, kind: string): Block[] {
  const [ink, muted] = [colourOf("--ink"), colourOf("--muted")];
  const { before, quote, after } = image.passage;
  const passage: Run[] = [{ words: before }, { words: quote, isMarked: true }, { words: after }];
  return [
    plain(image.box, `600 30px ${SANS}`, 40, kind, 70),
    { runs: passage, font: `400 42px ${SERIF}`, lineHeight: 68, colour: ink, above: 30 },
    plain(image.technique, `600 36px ${SANS}`, 46, ink, 44),
    plain(image.statement, `400 36px ${SERIF}`, 52, ink, 6),
    ...image.otherSide.flatMap(({ label, words }) => [
      plain(label, `400 27px ${SANS}`, 36, muted, 26),
      plain(words, `italic 400 34px ${SERIF}`, 48, ink, 0),
    ]),
    ...image.facts.map((words, i) => plain(words, `400 24px ${SANS}`, 34, muted, i === 0 ? 52 : 0)),
  ];
}

/** After how many units the sample of a stroke can follow itself without a seam: whole waves, dashes and dots. */
const STEPS: Readonly<Record<FindingType, number>> = {
  "Manipulative Content": 28,
  "Propagandistic Content": 34,
  Disinformation: 30,
  "Unbiased Presentation": 7 * 4.85,
  "Emotional Tone": 34,
};

/** The stroke of a finding type, repeated from one place to another. */
function drawStroke(
  context: CanvasRenderingContext2D,
  type: FindingType,
  x: number,
  y: number,
  width: number,
): void {
  const { d, className } = strokePath(type);
  context.save();
  context.beginPath();
  context.rect(x, y - 4, width, 24);
  context.clip();
  context.translate(x, y);
  context.scale(1.6, 1.6);
  context.lineWidth = className === "thick" ? 3.5 : className === "dotted" ? 3 : 1.75;
  context.lineCap = className === "dotted" ? "round" : "butt";
  context.setLineDash(className === "dashed" ? [6, 4] : className === "dotted" ? [0, 4.85] : []);
  const path = new Path2D(d);
  const step = STEPS[type];
  for (let from = 0; from * 1.6 < width; from += step) {
    context.stroke(path);
    context.translate(step, 0);
  }
  context.restore();
}

interface Place {
  readonly kind: string;
  readonly type: FindingType;
  readonly y: number;
}

function drawLine(
  context: CanvasRenderingContext2D,
  line: Line,
  block: Block,
  { kind, type, y }: Place,
): void {
  for (const { words, x, width, isMarked } of line) {
    const left = MARGIN + x;
    if (isMarked) {
      const seen = context.measureText(words.trimEnd()).width;
      context.globalAlpha = 0.13;
      context.fillStyle = kind;
      context.fillRect(left, y + 6, seen, block.lineHeight - 12);
      context.globalAlpha = 1;
      context.strokeStyle = kind;
      drawStroke(context, type, left, y + block.lineHeight - 18, seen);
    }
    context.fillStyle = block.colour;
    context.fillText(words, left, y + block.lineHeight / 2, width + 1);
  }
}

/** Draws a point with its passage, in the fonts of the page. Rejects where the browser cannot draw. */
export async function drawPoint(image: PointImage): Promise<Blob> {
  const kind = colourOf("--kind", styleOf(image.findingType));
  const blocks = blocksOf(image, kind);
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser does not draw.");
  await Promise.all(
    blocks.map(({ font, runs }) => document.fonts.load(font, runs.map(({ words }) => words).join(""))),
  );
  const laid = blocks.map((block) => {
    context.font = block.font;
    const lines = wrap(block.runs, WIDTH - 2 * MARGIN, (words) => context.measureText(words).width);
    return { block, lines, height: block.above + lines.length * block.lineHeight };
  });
  canvas.width = WIDTH;
  canvas.height = laid.reduce((sum, { height }) => sum + height, 0) + MARGIN;
  context.fillStyle = colourOf("--surface");
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = kind;
  context.fillRect(0, 0, 14, canvas.height);
  context.strokeStyle = kind;
  drawStroke(context, image.findingType, MARGIN, 46, 60);
  context.textBaseline = "middle";
  let y = 0;
  for (const { block, lines } of laid) {
    y += block.above;
    context.font = block.font;
    for (const line of lines) {
      drawLine(context, line, block, { kind, type: image.findingType, y });
      y += block.lineHeight;
    }
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("This browser makes no image."))),
      "image/png",
    );
  });
}
