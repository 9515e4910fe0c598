import { box, circle, line, onCircle, repeat, shape } from './svg.ts';

const ray = (index: number): string => {
  const from = onCircle(200, 210, 420, index * 30);
  const to = onCircle(200, 210, 420, index * 30 + 15);
  return `M200 210L${from.x} ${from.y}L${to.x} ${to.y}z`;
};

/** Large shapes behind a person's head. */
export const backdrops = {
  sun: (colour: string) => circle(200, 200, 158, colour),
  arch: (colour: string) => shape('M56 400V190a144 144 0 0 1 288 0v210z', colour),
  half: (colour: string) => box(200, 0, 200, 400, colour),
  stripes: (colour: string) => repeat(7, (index) => box(0, index * 60, 400, 28, colour)),
  dots: (colour: string) =>
    repeat(64, (index) => circle(25 + (index % 8) * 50, 25 + Math.floor(index / 8) * 50, 8, colour)),
  rays: (colour: string) => shape(repeat(12, ray), colour),
  hills: (colour: string) =>
    shape('M0 250q70-70 150-20t130-30 120 10v190H0z', colour) + circle(318, 92, 46, colour),
  waves: (colour: string) =>
    repeat(7, (index) => line(`M-20 ${40 + index * 56}q35-34 70 0t70 0 70 0 70 0 70 0 70 0`, colour, 9)),
  window: (colour: string) =>
    box(60, 40, 130, 150, colour) +
    box(210, 40, 130, 150, colour) +
    box(60, 210, 130, 190, colour) +
    box(210, 210, 130, 190, colour),
  squares: (colour: string) =>
    repeat(25, (index) =>
      index % 2 === 0 ? box((index % 5) * 80, Math.floor(index / 5) * 80, 80, 80, colour) : '',
    ),
} as const;

export type Backdrop = keyof typeof backdrops;
