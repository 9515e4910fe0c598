import type { SKRSContext2D } from '@napi-rs/canvas';
import { directionOfText } from '../../../contract/base/typed-text.ts';
import { fromStart, type Pen } from './face-pen.ts';
import { printFont, type PrintFont } from './print-fonts.ts';

interface Line {
  text: string;
  font: PrintFont;
  size: number;
  /** Line height in parts of the size. */
  leading: number;
  lines?: number;
  gap: number;
  /** A phone, an address: left to right whatever is around it. */
  isLatin?: boolean;
  tracking?: number;
}

interface TextBlock {
  start: number;
  end: number;
  /** Distance of its last line from the lower cut. */
  bottom: number;
  isCentred: boolean;
  lines: readonly Line[];
}

/** Lines that stand on the foot of the piece, each at most as wide as their room. */
export function drawLines(pen: Pen, ink: string, { start, end, bottom, isCentred, lines }: TextBlock): void {
  const { ctx, height, isRtl } = pen;
  const room = 100 - start - end;
  let y = height - bottom;
  ctx.fillStyle = ink;
  ctx.textBaseline = 'alphabetic';
  for (const line of lines.toReversed()) {
    ctx.letterSpacing = `${(line.tracking ?? 0) * line.size}px`;
    ctx.font = printFont(line.font, line.size);
    // An address that is too long for its room gets smaller: cut off, it would lead nowhere.
    const wide = ctx.measureText(line.text).width;
    const size = line.isLatin && wide > room ? (line.size * room) / wide : line.size;
    ctx.font = printFont(line.font, size);
    const rows = rowsOf(ctx, line.text, room, line.lines ?? 1);
    for (const row of rows.toReversed()) {
      const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = ctx.measureText(row);
      const high = line.leading * size;
      ctx.direction = line.isLatin ? 'ltr' : directionOfText(line.text);
      ctx.textAlign = isCentred ? 'center' : isRtl ? 'right' : 'left';
      const x = isCentred ? fromStart(pen, start, room) + room / 2 : isRtl ? 100 - start : start;
      ctx.fillText(row, x, y - (high - up - down) / 2 - down);
      y -= high;
    }
    y -= line.gap;
  }
  ctx.letterSpacing = '0px';
}

const graphemes = new Intl.Segmenter('he', { granularity: 'grapheme' });

/** Breaks a text into at most so many rows, a word too where it is wider than its room; the rest ends in "…". */
function rowsOf(ctx: SKRSContext2D, text: string, room: number, maxRows: number): string[] {
  const fits = (row: string) => ctx.measureText(row).width <= room;
  /** The longest beginning that fits, with something after it. */
  const beginningOf = (row: string, after: string) => {
    const letters = Array.from(graphemes.segment(row), ({ segment }) => segment);
    while (letters.length > 1 && !fits(letters.join('') + after)) letters.pop();
    return letters.join('');
  };
  const rows: string[] = [];
  let rest = text.trim().replaceAll(/\s+/gu, ' ');
  while (!fits(rest) && rows.length < maxRows - 1) {
    const words = rest.split(' ');
    while (words.length > 1 && !fits(words.join(' '))) words.pop();
    const whole = words.join(' ');
    const row = fits(whole) ? whole : beginningOf(whole, '');
    rows.push(row);
    rest = rest.slice(row.length).trimStart();
  }
  return [...rows, fits(rest) ? rest : `${beginningOf(rest, '…').trimEnd()}…`];
}
