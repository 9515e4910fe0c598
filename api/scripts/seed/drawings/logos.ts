import { box, drawing, line, shape, type Drawing } from './svg.ts';

/** Wide logos of businesses; their letters are drawn, as no font is the same on every machine. */
const logos = {
  // A sun on the horizon, and "אופק" beside it.
  'ofek-group': () =>
    drawing(
      480,
      120,
      '#FFFFFF',
      shape('M382 74a40 40 0 0 1 80 0z', '#F5B81F') +
        line('M372 82h100M390 96h64', '#1F3A5F', 7) +
        line('M296 34l44 56M338 34q4 20-16 28M298 90q-4-20 16-28', '#1F3A5F', 10) +
        line('M256 35h14v55', '#1F3A5F', 10) +
        line('M196 35h24q14 0 14 14v27q0 14-14 14h-26M196 35v22h14', '#1F3A5F', 10) +
        line('M126 35h34q12 0 10 13l-9 40M134 58v50', '#1F3A5F', 10) +
        box(20, 57, 76, 8, '#F5B81F', 4),
    ),
} as const satisfies Record<string, () => Drawing>;

export type LogoName = keyof typeof logos;
export const logoNames = Object.keys(logos) as LogoName[];
export const drawLogoNamed = (name: LogoName): Drawing => logos[name]();
