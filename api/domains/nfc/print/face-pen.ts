import type { Image, SKRSContext2D } from '@napi-rs/canvas';
import type { WholePrintedDesign } from '../../../contract/nfc/entities/printed-design.schema.ts';
import type { PrintFont } from './print-fonts.ts';

/** All that is printed on one face. */
export interface Face {
  side: 'front' | 'back';
  design: WholePrintedDesign;
  portrait: Image | null;
  cover: Image | null;
  /** Address in the code of the piece, with its scheme. */
  address: string;
}

/** One ink for the whole piece where a laser burns it into bamboo: no picture, no second colour. */
export const burnt = '#46260b';
/** One ink where a graver lays steel bare. */
export const steel = { ground: '#1d2023', words: '#e3e7ea', plate: '#eef0f2' };
/** Ground of a code on colours. */
export const light = '#fffaf1';
/** What is drawn with, and on what: every part of a face gets it. Lengths are hundredths of the piece's width. */
export interface Pen {
  ctx: SKRSContext2D;
  face: Face;
  /** Height of the piece; its width is 100. */
  height: number;
  /** How far the ink goes on over the cut. */
  over: number;
  isRtl: boolean;
  ground: string;
  ink: string;
}

/** Burnt into bamboo, laid bare on steel. */
export const engravedInk = ({ face }: Pen): string =>
  face.design.material === 'bamboo' ? burnt : steel.words;

/** Left edge of what is so wide and stands so far from the side where reading begins. */
export const fromStart = ({ isRtl }: Pen, start: number, width: number): number =>
  isRtl ? 100 - start - width : start;

/** Ink over the whole face, over the cut too. */
export function flood({ ctx, height, over }: Pen, colour: SKRSContext2D['fillStyle']): void {
  ctx.fillStyle = colour;
  ctx.fillRect(-over, -over, 100 + over * 2, height + over * 2);
}

/** The two typefaces of a template on paper. */
export const fontsOf = ({ template }: WholePrintedDesign): { bold: PrintFont; text: PrintFont } =>
  template === 'classic'
    ? { bold: 'Print Serif Bold', text: 'Print Serif Text' }
    : { bold: template === 'bold' ? 'Print Poster' : 'Print Bold', text: 'Print Text' };
