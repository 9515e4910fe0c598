import { box, circle, drawing, line, onCircle, repeat, shape, type Drawing } from './svg.ts';

/** A rosette of overlapping rings, as on a notary's seal. */
function rosette(ink: string): string {
  const ring = (count: number, at: number, radius: number, width: number) =>
    repeat(count, (index) => {
      const centre = onCircle(200, 200, at, (index * 360) / count);
      return `<circle cx="${centre.x}" cy="${centre.y}" r="${radius}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;
    });
  const edge = repeat(72, (index) => {
    const at = onCircle(200, 200, 184, index * 5);
    return circle(at.x, at.y, 7, ink);
  });
  const circles = [178, 128, 90]
    .map((radius) => `<circle cx="200" cy="200" r="${radius}" fill="none" stroke="${ink}" stroke-width="4"/>`)
    .join('');
  return edge + circle(200, 200, 180, '#FBF7EC') + circles + ring(48, 153, 24, 1.2) + ring(36, 109, 17, 1.2);
}

const scales = (ink: string) =>
  line('M200 140v112M168 256h64M140 166h120', ink, 8) +
  circle(200, 138, 8, ink) +
  line('M140 168l-22 44M140 168l22 44M260 168l-22 44M260 168l22 44', ink, 4) +
  shape('M112 212h56a28 24 0 0 1-56 0zM232 212h56a28 24 0 0 1-56 0z', ink);

/** Marks of businesses that show a sign in place of a face, 400 × 400. */
const emblems = {
  'barak-shapira': () =>
    drawing(400, 400, '#FBF7EC', rosette('#6E1E2B') + circle(200, 200, 86, '#FBF7EC') + scales('#6E1E2B')),
  'ofek-group': () =>
    drawing(
      400,
      400,
      '#1F3A5F',
      circle(200, 214, 120, '#F5B81F') +
        shape('M60 232h280v108H60z', '#1F3A5F') +
        line('M60 236h280M92 272h216M132 306h136', '#E9EDF2', 12),
    ),
  'galil-movers': () =>
    drawing(
      400,
      400,
      '#2D6CB5',
      box(86, 130, 140, 130, '#F28C28', 12) +
        shape('M236 166h48l40 48v46h-88z', '#FFF3E0') +
        circle(140, 274, 30, '#15181D') +
        circle(270, 274, 30, '#15181D') +
        circle(140, 274, 12, '#C9CED3') +
        circle(270, 274, 12, '#C9CED3') +
        line('M40 160h32M28 200h44M48 240h24', '#FFF3E0', 10),
    ),
  'biton-garage': () =>
    drawing(
      400,
      400,
      '#28323C',
      repeat(
        10,
        (index) =>
          `<rect x="174" y="40" width="52" height="60" rx="10" fill="#D64533" transform="rotate(${index * 36} 200 200)"/>`,
      ) +
        circle(200, 200, 124, '#D64533') +
        circle(200, 200, 84, '#28323C') +
        shape('M182 126a42 42 0 0 0-12 70v86a30 30 0 0 0 60 0v-86a42 42 0 0 0-12-70v44h-36z', '#F3EFE6'),
    ),
  'dana-prints': () =>
    drawing(
      400,
      400,
      '#1B2B6B',
      box(90, 80, 220, 250, '#FFF8EC') +
        shape('M90 330V180a150 150 0 0 1 150 150z', '#EF5B3C') +
        circle(236, 158, 46, '#F5B81F') +
        box(90, 330, 220, 20, '#0E7C6B'),
    ),
} as const satisfies Record<string, () => Drawing>;

export type EmblemName = keyof typeof emblems;
export const emblemNames = Object.keys(emblems) as EmblemName[];
export const drawEmblem = (name: EmblemName): Drawing => emblems[name]();
