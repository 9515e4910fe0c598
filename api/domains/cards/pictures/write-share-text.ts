import type { SKRSContext2D } from '@napi-rs/canvas';
import { directionOf, type CardLanguage, startSide } from '../../../contract/base/card-languages.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { isolateNumbers } from '../../../contract/base/isolated-numbers.ts';
import { directionOfText } from '../../../contract/base/typed-text.ts';
import { fitText } from './fit-text.ts';
import { fillBox, type Box } from './frame-picture.ts';
import type { Mood } from './moods.ts';
import { shareFont } from './share-fonts.ts';
import { brandNames } from './messages.ts';

const pill = { height: 76, padding: 34, size: 42 };
const smallestName = 44;

interface Words {
  ctx: SKRSContext2D;
  card: PublicCard;
  mood: Mood;
  language: CardLanguage;
  box: Box;
  isCentred: boolean;
}

interface Block {
  height: number;
  /** @param top of the block in pixels */
  draw(top: number): void;
}

/** Writes name, trade and phone number of the card into a box, centred in its height. */
export function writeWords(words: Words): void {
  const { box, mood, card } = words;
  const isAlone = !card.jobTitle && !card.category && !card.phone && !card.whatsapp;
  let size = isAlone ? mood.nameSize * 1.3 : mood.nameSize;
  let blocks = blocksOf(words, size);
  while (heightOf(blocks) > box.height && size > smallestName) {
    size -= 6;
    blocks = blocksOf(words, size);
  }
  let top = box.y + Math.max(0, (box.height - heightOf(blocks)) / 2);
  for (const block of blocks) {
    block.draw(top);
    top += block.height;
  }
}

const heightOf = (blocks: Block[]): number => blocks.reduce((sum, { height }) => sum + height, 0);

function blocksOf(words: Words, nameSize: number): Block[] {
  const { card, mood, box } = words;
  const role = card.jobTitle ?? card.category;
  const hasRoom = box.height > 300;
  const name = { family: mood.nameFont, largest: nameSize, smallest: smallestName, lines: 2 };
  const second = { family: 'Card Text', largest: 42, smallest: 30, lines: hasRoom ? 2 : 1 } as const;
  const third = { family: 'Card Text', largest: 30, smallest: 26, lines: 1 } as const;
  const phone = card.phone ?? card.whatsapp;
  return [
    textBlock(words, card.name, mood.ink, name),
    ...(role ? [gap(10), textBlock(words, role, mood.accentInk, second)] : []),
    ...(hasRoom && card.place?.address
      ? [gap(8), textBlock(words, card.place.address, mood.muted, third)]
      : []),
    ...(phone ? [gap(26), phoneBlock(words, phone.text)] : []),
  ];
}

const gap = (height: number): Block => ({ height, draw: () => {} });

type Room = Omit<Parameters<typeof fitText>[2], 'width'>;

function textBlock(words: Words, text: string, colour: string, room: Room): Block {
  const { ctx, box } = words;
  // A single line in a slightly smaller size reads better than one word left over on a second.
  const oneLine = { ...room, width: box.width, lines: 1, smallest: Math.round(room.largest * 0.84) };
  const whole = fitText(ctx, text, oneLine);
  const { size, lines } = whole.lines.at(-1)?.endsWith('…')
    ? fitText(ctx, text, { ...room, width: box.width })
    : whole;
  const lineHeight = Math.round(size * 1.16);
  return {
    height: lineHeight * lines.length,
    draw(top) {
      ctx.font = shareFont(room.family, size);
      ctx.fillStyle = colour;
      // One direction for all lines of a text, else a second line of English would jump to the other side.
      ctx.direction = directionOfText(text);
      lines.forEach((line, index) => writeLine(words, line, top + lineHeight * index + size * 0.88));
    },
  };
}

function writeLine({ ctx, box, language, isCentred }: Words, line: string, baseline: number): void {
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = isCentred ? 'center' : startSide(language);
  ctx.fillText(isolateNumbers(line), startOf(box, language, isCentred), baseline);
}

function startOf(box: Box, language: CardLanguage, isCentred: boolean): number {
  if (isCentred) return box.x + box.width / 2;
  return startSide(language) === 'right' ? box.x + box.width : box.x;
}

/** The number on a pill of the accent; digits run left to right in every language. */
function phoneBlock({ ctx, mood, box, language, isCentred }: Words, number: string): Block {
  return {
    height: pill.height,
    draw(top) {
      ctx.font = shareFont('Card Bold', pill.size);
      ctx.direction = 'ltr';
      const width = Math.ceil(ctx.measureText(number).width) + pill.padding * 2;
      const start = startOf(box, language, isCentred);
      const x = Math.round(
        isCentred ? start - width / 2 : startSide(language) === 'right' ? start - width : start,
      );
      const y = Math.round(top);
      fillBox(ctx, mood.accent, { x, y, width, height: pill.height }, pill.height / 2);
      ctx.fillStyle = mood.onAccent;
      ctx.textAlign = 'left';
      ctx.textBaseline = 'alphabetic';
      ctx.fillText(number, x + pill.padding, y + 53);
    },
  };
}

/** Writes our mark, our name and the card's address at the foot of the words. */
export function writeFoot({ ctx, card, mood, language, box, isCentred }: Words, baseline: number): void {
  const address = card.url.replace(/^https?:\/\//u, '');
  const nameWidth = widthOf(ctx, brandNames[language], 'Card Bold', 28);
  const room = box.width - nameWidth - 80;
  const size = [26, 24, 22, 20, 18].find((step) => widthOf(ctx, address, 'Card Text', step) <= room) ?? 18;
  const addressWidth = Math.min(widthOf(ctx, address, 'Card Text', size), room);
  const total = 44 + 12 + nameWidth + 20 + addressWidth;
  const isRtl = directionOf(language) === 'rtl';
  const centre = box.x + box.width / 2;
  let start = isCentred ? centre + (isRtl ? total / 2 : -total / 2) : startOf(box, language, false);
  const take = (width: number): number => {
    const x = isRtl ? start - width : start;
    start += isRtl ? -width : width;
    return x;
  };
  drawMark(ctx, mood, take(44), baseline - 27);
  take(12);
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = 'left';
  ctx.direction = directionOf(language);
  ctx.fillStyle = mood.ink;
  ctx.font = shareFont('Card Bold', 28);
  ctx.fillText(brandNames[language], take(nameWidth), baseline);
  take(20);
  ctx.direction = 'ltr';
  ctx.fillStyle = mood.muted;
  ctx.font = shareFont('Card Text', size);
  ctx.fillText(address, take(addressWidth), baseline, addressWidth + 1);
}

function widthOf(
  ctx: SKRSContext2D,
  text: string,
  family: Parameters<typeof shareFont>[0],
  size: number,
): number {
  ctx.font = shareFont(family, size);
  return Math.ceil(ctx.measureText(text).width);
}

/** A card with its corner turned down and the letter bet, 44 by 34; it never mirrors. */
function drawMark(ctx: SKRSContext2D, mood: Mood, x: number, y: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.strokeStyle = mood.ink;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.lineWidth = 2.4;
  trace(ctx, [
    [6, 1],
    [32, 1],
    [43, 12],
    [43, 33],
    [1, 33],
    [1, 1],
    [6, 1],
  ]);
  trace(ctx, [
    [32, 1],
    [32, 12],
    [43, 12],
  ]);
  ctx.lineWidth = 4;
  trace(ctx, [
    [12.5, 9.5],
    [23, 9.5],
    [26, 12.5],
    [26, 24.5],
  ]);
  trace(ctx, [
    [11, 24.5],
    [31, 24.5],
  ]);
  ctx.restore();
}

function trace(ctx: SKRSContext2D, points: readonly (readonly [number, number])[]): void {
  ctx.beginPath();
  points.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.stroke();
}
