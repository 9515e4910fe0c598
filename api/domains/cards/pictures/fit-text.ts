import type { SKRSContext2D } from '@napi-rs/canvas';
import { shareFont, type ShareFont } from './share-fonts.ts';

interface TextRoom {
  family: ShareFont;
  width: number;
  largest: number;
  smallest: number;
  lines: number;
}

interface FittedText {
  size: number;
  /** In reading order, as many as fit; a cut text ends in "…". */
  lines: string[];
}

/** A longer text is cut first; it bounds the work. */
const maxTextLength = 300;
const step = 4;
const graphemes = new Intl.Segmenter('he', { granularity: 'grapheme' });

/** Finds the largest font size at which a text fits its room; at the smallest size the rest is cut off. */
export function fitText(ctx: SKRSContext2D, text: string, room: TextRoom): FittedText {
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  const isCut = letters.length > maxTextLength;
  const shown = letters.slice(0, maxTextLength).join('').trim();
  for (let size = room.largest; ; size -= step) {
    const isLast = size - step < room.smallest;
    ctx.font = shareFont(room.family, size);
    const lines = wrap(ctx, shown, room.width, isLast);
    if (lines && lines.length <= room.lines && !isCut) return { size, lines };
    if (!isLast) continue;
    const kept = (lines ?? []).slice(0, room.lines);
    return { size, lines: [...kept.slice(0, -1), shorten(ctx, kept.at(-1) ?? '', room.width)] };
  }
}

/** Lines of whole words; null when a word is too long and may not be broken. */
function wrap(ctx: SKRSContext2D, text: string, width: number, mayBreak: boolean): string[] | null {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u)) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(ctx, longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    if (widthOf(ctx, word) <= width) continue;
    if (!mayBreak) return null;
    const pieces = breakWord(ctx, word, width);
    line = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  return line ? [...lines, line] : lines;
}

function breakWord(ctx: SKRSContext2D, word: string, width: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece && widthOf(ctx, piece + segment) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}

function shorten(ctx: SKRSContext2D, line: string, width: number): string {
  const letters = Array.from(graphemes.segment(line), ({ segment }) => segment);
  while (letters.length > 0 && widthOf(ctx, `${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').replace(/[\s.,;:–-]+$/u, '')}…`;
}

const widthOf = (ctx: SKRSContext2D, text: string): number => ctx.measureText(text).width;
