import { box, circle, line, repeat, shape } from './svg.ts';

const frames = (colour: string, lens: string) =>
  `<g fill="none" stroke="${colour}" stroke-width="7">${lens}<path d="M192 194q8-7 16 0M134 188l-8-4M266 188l8-4"/></g>`;

/** Things worn over face, hair and clothes, in a colour of their own. */
export const extras = {
  roundGlasses: (colour: string) =>
    frames(colour, '<circle cx="164" cy="196" r="27"/><circle cx="236" cy="196" r="27"/>'),
  squareGlasses: (colour: string) =>
    frames(
      colour,
      '<rect x="136" y="174" width="56" height="42" rx="10"/><rect x="208" y="174" width="56" height="42" rx="10"/>',
    ),
  earrings: (colour: string) => circle(126, 252, 10, colour) + circle(274, 252, 10, colour),
  hoops: (colour: string) =>
    `<g fill="none" stroke="${colour}" stroke-width="6"><circle cx="124" cy="256" r="17"/><circle cx="276" cy="256" r="17"/></g>`,
  cap: (colour: string) =>
    shape('M118 156c0-58 34-90 82-90s82 32 82 90z', colour) +
    shape('M118 152h164c26 2 48 10 60 24-30 8-60 8-82 0l-142-4z', colour) +
    line('M122 154h154', '#00000030', 6),
  beret: (colour: string) =>
    shape(
      'M108 138c-8-52 50-88 108-80 54 6 94 40 86 70-4 16-30 18-56 14-52-6-92-4-118 6-12 4-18-2-20-10z',
      colour,
    ) + line('M220 60l8-18', colour, 9),
  kippa: (colour: string) => shape('M150 94c8-24 26-34 50-34s42 10 50 34c-32-10-68-10-100 0z', colour),
  headband: (colour: string) =>
    shape('M120 152c24-34 48-44 80-44s56 10 80 44l-2 22c-24-32-48-40-78-40s-54 8-78 40z', colour),
  necklace: (colour: string) =>
    repeat(9, (index) =>
      circle(160 + index * 10, 316 + Math.round(18 * Math.sin(((index + 0.5) / 9) * Math.PI)), 5, colour),
    ),
  stethoscope: (colour: string) =>
    line('M150 306c-10 40 4 64 26 70M250 306c8 30 2 52-16 58', colour, 6) + circle(180, 380, 10, colour),
  camera: (colour: string) =>
    line('M140 304l34 62M260 304l-34 62', colour, 6) +
    box(150, 346, 100, 60, colour, 10) +
    circle(200, 376, 20, '#FFF8EC') +
    circle(200, 376, 11, '#1B2B6B'),
  flower: (colour: string) =>
    repeat(
      5,
      (index) =>
        `<ellipse cx="270" cy="116" rx="11" ry="20" transform="rotate(${index * 72} 270 132)" fill="${colour}"/>`,
    ) + circle(270, 132, 10, '#F5B81F'),
  pencil: (colour: string) =>
    `<g transform="rotate(-24 276 176)">${box(271, 130, 9, 70, colour, 2)}${shape('M271 130l4.500-14 4.500 14z', '#22160F')}</g>`,
  whistle: (colour: string) => line('M160 304q40 90 80 0', colour, 5) + box(190, 344, 26, 16, colour, 6),
  headphones: (colour: string) =>
    line('M122 196c-10-84 28-124 78-124s88 40 78 124', colour, 12) +
    box(108, 180, 26, 52, colour, 12) +
    box(266, 180, 26, 52, colour, 12),
} as const;

export type Extra = keyof typeof extras;
