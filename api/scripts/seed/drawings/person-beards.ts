import { shape } from './svg.ts';

/** Facial hair in the colour of the hair; the mouth is drawn over it. */
export const beards = {
  full: (colour: string) =>
    shape(
      'M127 196c2 12 8 26 18 34 18 8 36 2 55 2s37 6 55-2c10-8 16-22 18-34 6 66-22 114-73 114s-79-48-73-114z',
      colour,
    ),
  short: (colour: string) =>
    `<path d="M128 204c4 14 12 28 24 34 18 2 32 0 48 0s30 2 48 0c12-6 20-20 24-34 2 58-30 96-72 96s-74-38-72-96z" fill="${colour}" opacity=".55"/>`,
  moustache: (colour: string) =>
    shape('M200 238c-12-10-38-4-44 14 18 0 34-2 44-4 10 2 26 4 44 4-6-18-32-24-44-14z', colour),
  goatee: (colour: string) => shape('M168 242c20-10 44-10 64 0 4 36-10 62-32 62s-36-26-32-62z', colour),
} as const;

export type Beard = keyof typeof beards;
