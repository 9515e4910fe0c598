import type { Image, SKRSContext2D } from '@napi-rs/canvas';
import { directionOfText } from '../../../contract/base/typed-text.ts';
import type { CardTemplate } from '../../../contract/cards/public-card.schema.ts';
import { mixColours } from '../../../lib/readable-colour.ts';
import { fillBox, framePicture, type Box } from './frame-picture.ts';
import type { Mood } from './moods.ts';
import { shareFont } from './share-fonts.ts';

export const shareWidth = 1200;
export const shareHeight = 630;

/** What a scene draws with; pictures that could not be read are null. */
export interface Stage {
  ctx: SKRSContext2D;
  mood: Mood;
  portrait: Image | null;
  cover: Image | null;
  /** Shown in place of a missing picture. */
  monogram: string;
  /** Mirrors a box for languages that start on the other side. */
  at(x: number, y: number, width: number, height: number): Box;
}

/** Where a template's texts stand, and everything behind them. Boxes are given for right to left. */
export interface Scene {
  isCentred: boolean;
  /** Baseline of the last line, with our mark and the address. */
  foot: number;
  textBox(stage: Stage): Box;
  /** Where a logo stands when the words leave no room above them. */
  logoCorner?(stage: Stage): Box | undefined;
  draw(stage: Stage): void;
}

const basic: Scene = {
  isCentred: false,
  foot: 560,
  textBox: ({ at }) => at(472, 64, 664, 430),
  draw(stage) {
    const { ctx, mood, at } = stage;
    const slab = at(0, 0, 408, shareHeight);
    fillBox(ctx, mood.accent, slab);
    if (stage.cover) framePicture(ctx, stage.cover, slab);
    if (!stage.portrait && stage.cover) return;
    fillBox(ctx, mood.paper, at(52, 163, 304, 304), 36);
    portraitIn(stage, at(64, 175, 280, 280), 26);
  },
};

const creative: Scene = {
  isCentred: false,
  foot: 560,
  textBox: ({ at }) => at(548, 60, 592, 436),
  draw(stage) {
    const { ctx, mood, at } = stage;
    const whole = at(0, 0, 500, shareHeight);
    const isTurned = whole.x > 0;
    const edge = (x: number) => (isTurned ? shareWidth - x : x);
    ctx.save();
    ctx.beginPath();
    ctx.moveTo(edge(0), 0);
    ctx.lineTo(edge(500), 0);
    ctx.lineTo(edge(350), shareHeight);
    ctx.lineTo(edge(0), shareHeight);
    ctx.closePath();
    ctx.clip();
    fillBox(ctx, mood.accent, whole);
    if (stage.cover) framePicture(ctx, stage.cover, whole);
    else pattern(ctx, mood, edge);
    ctx.restore();
    if (!stage.portrait && stage.cover) return;
    const frame = at(76, 145, 332, 332);
    ctx.save();
    ctx.translate(frame.x + 166, frame.y + 166);
    ctx.rotate((isTurned ? 4 : -4) * (Math.PI / 180));
    ctx.translate(-frame.x - 166, -frame.y - 166);
    fillBox(ctx, mood.paper, frame, 72);
    portraitIn(stage, at(90, 159, 304, 304), 60);
    ctx.restore();
  },
};

const classic: Scene = {
  isCentred: true,
  foot: 562,
  textBox: ({ portrait, cover, at }) => (portrait || cover ? at(130, 216, 940, 292) : at(130, 110, 940, 396)),
  logoCorner: ({ portrait, cover, at }) => (portrait || cover ? at(72, 72, 300, 88) : undefined),
  draw({ ctx, mood, portrait, cover, at }) {
    ctx.strokeStyle = mood.accentInk;
    ctx.lineWidth = 5;
    ctx.strokeRect(26, 26, shareWidth - 52, shareHeight - 52);
    ctx.lineWidth = 1.5;
    ctx.strokeRect(39, 39, shareWidth - 78, shareHeight - 78);
    const picture = portrait ?? cover;
    if (!picture) return;
    fillBox(ctx, mood.accentInk, at(525, 56, 150, 150), 75);
    framePicture(ctx, picture, at(530, 61, 140, 140), 70);
  },
};

const minimal: Scene = {
  isCentred: false,
  foot: 560,
  textBox: ({ portrait, cover, at }) => (portrait || cover ? at(72, 212, 1056, 296) : at(72, 104, 1056, 400)),
  logoCorner: ({ portrait, cover, at }) => (portrait || cover ? at(72, 96, 300, 88) : undefined),
  draw({ ctx, mood, portrait, cover, at }) {
    const picture = portrait ?? cover;
    if (picture) framePicture(ctx, picture, at(988, 56, 140, 140), 70);
    fillBox(ctx, mood.accent, at(72, 64, 120, 10));
  },
};

const bold: Scene = {
  isCentred: false,
  foot: 560,
  textBox: ({ at }) => at(556, 52, 588, 452),
  draw(stage) {
    const { ctx, mood, at } = stage;
    const half = at(0, 0, 500, shareHeight);
    fillBox(ctx, mood.accent, half);
    const picture = stage.portrait ?? stage.cover;
    if (picture) framePicture(ctx, picture, half);
    else letterIn(stage, half, 420);
  },
};

const night: Scene = {
  isCentred: false,
  foot: 540,
  textBox: ({ at }) => at(510, 78, 590, 398),
  draw(stage) {
    const { ctx, mood, at } = stage;
    const centre = at(86, 165, 300, 300);
    const [x, y] = [centre.x + 150, centre.y + 150];
    const glow = ctx.createRadialGradient(x, y, 90, x, y, 560);
    glow.addColorStop(0, `${mood.accent}66`);
    glow.addColorStop(1, `${mood.accent}00`);
    ctx.fillStyle = glow;
    ctx.fillRect(0, 0, shareWidth, shareHeight);
    fillBox(ctx, mixColours(mood.paper, mood.ink, 0.08), at(458, 48, 694, 534), 36);
    fillBox(ctx, mood.accent, at(80, 159, 312, 312), 156);
    portraitIn({ ...stage, portrait: stage.portrait ?? stage.cover }, centre, 150);
  },
};

export const shareScenes: Record<CardTemplate, Scene> = { basic, creative, classic, minimal, bold, night };

/** Draws the owner's picture, else the monogram on the accent. */
function portraitIn(stage: Stage, box: Box, radius: number): void {
  if (stage.portrait) return framePicture(stage.ctx, stage.portrait, box, radius);
  fillBox(stage.ctx, stage.mood.accent, box, radius);
  letterIn(stage, box, box.width * 0.56);
}

function letterIn({ ctx, mood, monogram }: Stage, box: Box, size: number): void {
  ctx.font = shareFont(mood.nameFont, size);
  // Two letters are as wide as one may be.
  const width = ctx.measureText(monogram).width;
  const room = box.width * 0.62;
  if (width > room) ctx.font = shareFont(mood.nameFont, (size * room) / width);
  ctx.direction = directionOfText(monogram);
  ctx.fillStyle = mood.onAccent;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = ctx.measureText(monogram);
  const middle = box.y + box.height / 2 + (actualBoundingBoxAscent - actualBoundingBoxDescent) / 2;
  ctx.fillText(monogram, box.x + box.width / 2, middle);
}

/** Discs in neighbouring tones, where there is no cover. */
function pattern(ctx: SKRSContext2D, mood: Mood, edge: (x: number) => number): void {
  const tones = [mixColours(mood.accent, mood.paper, 0.35), mixColours(mood.accent, mood.ink, 0.3)];
  for (const [index, [x, y, radius]] of (
    [
      [40, 40, 170],
      [360, 600, 150],
      [470, 60, 60],
    ] as const
  ).entries()) {
    ctx.fillStyle = tones[index % tones.length] ?? mood.ink;
    ctx.beginPath();
    ctx.arc(edge(x), y, radius, 0, Math.PI * 2);
    ctx.fill();
  }
}
