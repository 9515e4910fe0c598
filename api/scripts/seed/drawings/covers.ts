import { createRandom, seedOf } from '../random.ts';
import { box, circle, drawing, line, onCircle, repeat, shape, type Drawing } from './svg.ts';

const width = 960;
const height = 540;
type Colours = readonly [ground: string, second: string, third: string, fourth: string];

/** One tile of the mosaic, 120 × 120. */
function tile(kind: number, x: number, y: number, ground: string, ink: string, mark: string): string {
  const shapes = [
    circle(60, 60, 46, ink) + circle(60, 60, 18, mark),
    shape('M0 0h120a120 120 0 0 1-120 120z', ink),
    shape('M120 120H0A120 120 0 0 1 120 0z', ink) + circle(90, 90, 16, mark),
    repeat(4, (index) => box(0, 10 + index * 30, 120, 14, ink)),
    shape('M0 60a60 60 0 0 1 120 0z', ink) + shape('M0 120a60 60 0 0 1 120 0z', mark),
    shape('M0 0l120 120H0z', ink),
    repeat(9, (index) => circle(24 + (index % 3) * 36, 24 + Math.floor(index / 3) * 36, 9, ink)),
    box(30, 30, 60, 60, ink) + circle(60, 60, 14, mark),
  ];
  return `<g transform="translate(${x} ${y})">${box(0, 0, 120.5, 120.5, ground)}${shapes[kind] ?? ''}</g>`;
}

const patterns = {
  mosaic(name: string, colours: Colours) {
    const random = createRandom(seedOf(name));
    return repeat(40, (index) => {
      const ground = random.pick(colours);
      const others = colours.filter((colour) => colour !== ground);
      const ink = random.pick(others);
      const mark = random.pick(others.filter((colour) => colour !== ink));
      return tile(random.between(0, 7), (index % 8) * 120, Math.floor(index / 8) * 120, ground, ink, mark);
    });
  },
  hills: (_name: string, [, second, third, fourth]: Colours) =>
    circle(700, 190, 96, fourth) +
    shape('M0 320q160-150 360-50t340-60 260-10v340H0z', second) +
    shape('M0 430q220-130 460-40t500-50v200H0z', third),
  rings: (_name: string, [, second, third, fourth]: Colours) =>
    repeat(
      9,
      (index) =>
        `<circle cx="760" cy="420" r="${620 - index * 68}" fill="${[second, third, fourth][index % 3]}"/>`,
    ),
  beams: (_name: string, [, second, third, fourth]: Colours) =>
    repeat(18, (index) => {
      const from = onCircle(480, 560, 900, -90 + index * 10);
      const to = onCircle(480, 560, 900, -85 + index * 10);
      return shape(`M480 560L${from.x} ${from.y}L${to.x} ${to.y}z`, second);
    }) +
    circle(480, 560, 210, third) +
    circle(480, 560, 120, fourth),
  leaves(name: string, [, second, third, fourth]: Colours) {
    const random = createRandom(seedOf(name));
    return repeat(32, (index) => {
      const x = 60 + (index % 8) * 120 + random.between(-18, 18);
      const y = 60 + Math.floor(index / 8) * 140 + random.between(-18, 18);
      const colour = random.pick([second, third, fourth]);
      return `<g transform="translate(${x} ${y}) rotate(${random.between(0, 359)})">${shape('M0-62c40 30 40 90 0 124-40-34-40-94 0-124z', colour)}${line('M0-40v90', '#00000022', 4)}</g>`;
    });
  },
  skyline(name: string, [, second, third, fourth]: Colours) {
    const random = createRandom(seedOf(name));
    const row = (colour: string, low: number, high: number) =>
      repeat(12, (index) => {
        const tall = random.between(low, high);
        const windows = repeat(Math.floor(tall / 46), (floor) =>
          box(
            index * 82 + 16,
            height - tall + 18 + floor * 44,
            44,
            16,
            random.next() < 0.3 ? fourth : '#FFFFFF22',
          ),
        );
        return box(index * 82, height - tall, 76, tall, colour) + windows;
      });
    return circle(760, 130, 62, fourth) + row(second, 220, 430) + row(third, 80, 240);
  },
  confetti(name: string, colours: Colours) {
    const random = createRandom(seedOf(name));
    return repeat(90, () => {
      const x = random.between(0, width);
      const y = random.between(0, height);
      const colour = random.pick(colours.slice(1));
      return random.pick([
        () => circle(x, y, random.between(7, 26), colour),
        () =>
          `<rect x="${x}" y="${y}" width="64" height="16" rx="8" fill="${colour}" transform="rotate(${random.between(0, 179)} ${x} ${y})"/>`,
        () => shape(`M${x} ${y}h44a44 44 0 0 1-44 44z`, colour),
      ])();
    });
  },
  planks: (_name: string, [, second, third, fourth]: Colours) =>
    repeat(
      9,
      (index) =>
        box(0, index * 62, width, 56, index % 2 ? second : third) +
        line(`M${60 + ((index * 170) % 700)} ${index * 62 + 28}h150`, fourth, 6) +
        circle(120 + ((index * 290) % 780), index * 62 + 28, 9, fourth),
    ),
} as const;

/** A wide picture above a card, 960 × 540, from a pattern in four colours. */
function drawCover(name: string, pattern: keyof typeof patterns, colours: Colours): Drawing {
  return drawing(width, height, colours[0], patterns[pattern](name, colours));
}

const covers = {
  'dana-workshops': ['confetti', ['#FFF8EC', '#EF5B3C', '#F5B81F', '#0E7C6B']],
  'peretz-electric': ['beams', ['#FFC21A', '#FFD65C', '#15202B', '#FFF6DA']],
  'galil-movers': ['hills', ['#CFE3F7', '#8FBF8A', '#5E8C61', '#F5B81F']],
  'sarah-cohen': ['rings', ['#1B1B22', '#E6B450', '#2A2A34', '#F3DCC6']],
  'nadia-flowers': ['leaves', ['#F7C9D3', '#3B7A57', '#D6336C', '#FFE9EC']],
  'biton-garage': ['planks', ['#28323C', '#313D48', '#28323C', '#D64533']],
  'ofek-group': ['skyline', ['#DCE6F2', '#7C97B8', '#1F3A5F', '#F5B81F']],
  'alon-carpentry': ['planks', ['#7A5230', '#93683F', '#855A35', '#6B4526']],
  'ruth-almog': ['hills', ['#E4E6DF', '#CBD3C5', '#8A9B86', '#F2E6D8']],
  'roni-hair': ['mosaic', ['#6D4BB3', '#FFD166', '#E0559A', '#171322']],
  'avi-tours': ['hills', ['#F8DDBB', '#C0653A', '#6B7F4E', '#F5B81F']],
} as const satisfies Record<string, readonly [keyof typeof patterns, Colours]>;

export type CoverName = keyof typeof covers;
export const coverNames = Object.keys(covers) as CoverName[];

export function drawCoverNamed(name: CoverName): Drawing {
  const [pattern, colours] = covers[name];
  return drawCover(name, pattern, colours);
}
