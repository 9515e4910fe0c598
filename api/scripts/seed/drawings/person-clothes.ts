import { box, circle, line, shape } from './svg.ts';

const shoulders = 'M20 400c4-58 40-84 112-96l34-8 34 30 34-30 34 8c72 12 108 38 112 96z';
const closed = 'M20 400c4-58 40-84 112-96l36-10c18 12 46 12 64 0l36 10c72 12 108 38 112 96z';

/** What a person wears: cloth, its second colour and, where skin shows, the skin. */
export const clothes = {
  tee: (cloth: string) => shape(closed, cloth),
  striped: (cloth: string, accent: string) =>
    `${shape(closed, cloth)}${line('M98 334q102 26 204 0M62 364q138 32 276 0M40 394q160 26 320 0', accent, 9)}`,
  shirt: (cloth: string, accent: string) =>
    shape(shoulders, cloth) +
    shape('M166 296l34 30-26 34-28-54zM234 296l-34 30 26 34 28-54z', accent) +
    line('M200 330v70', accent, 4),
  suit: (cloth: string, accent: string) =>
    shape(shoulders, cloth) +
    shape('M166 296l34 30 34-30-14 104h-40z', '#FFFDF7') +
    shape('M200 326l12 14-7 12 10 48h-30l10-48-7-12z', accent) +
    line('M164 300l-20 44 26 12 20 44M236 300l20 44-26 12-20 44', '#00000055', 4),
  blazer: (cloth: string, accent: string, skin: string) =>
    shape(shoulders, cloth) +
    shape('M166 296l34 30 34-30-34 104z', skin) +
    shape('M176 340l24 36 24-36-10 60h-28z', accent) +
    line('M164 300l-16 46 28 10 24 44 24-44 28-10-16-46', '#00000044', 4),
  coat: (cloth: string, accent: string) =>
    shape(shoulders, '#FFFDF7') +
    shape('M166 296l34 30 34-30-20 104h-28z', cloth) +
    line('M164 300l-14 44 26 14 10 42M236 300l14 44-26 14-10 42', '#D9D2C4', 4) +
    box(262, 356, 44, 6, accent, 3),
  apron: (cloth: string, accent: string) =>
    shape(closed, accent) +
    shape('M140 300l18-4 8 60h68l8-60 18 4-6 62c22 6 34 20 40 38H106c6-18 18-32 40-38z', cloth),
  hoodie: (cloth: string, accent: string) =>
    shape('M120 300c10-34 30-48 80-48s70 14 80 48l-80 44z', accent) +
    shape(shoulders, cloth) +
    line('M178 326v44M222 326v44', accent, 5),
  overalls: (cloth: string, accent: string) =>
    shape(closed, accent) +
    shape('M112 304l30-8 14 60h88l14-60 30 8-8 60 16 36H104l16-36z', cloth) +
    circle(158, 366, 7, '#F5B81F') +
    circle(242, 366, 7, '#F5B81F'),
  vest: (cloth: string, accent: string, skin: string) =>
    shape(closed, skin) +
    shape('M124 400c-2-40 6-66 24-98h18c12 26 56 26 68 0h18c18 32 26 58 24 98z', cloth) +
    line('M128 386h144', accent, 9),
} as const;

export type Clothes = keyof typeof clothes;
