import { createRandom, seedOf } from '../random.ts';
import type { Exposure } from './expose.ts';

export interface Look {
  /** In stops. */
  exposure: number;
  /** Multiplies the shadows and the lights, as a photographer grades them. */
  shadows: readonly [number, number, number];
  lights: readonly [number, number, number];
  /** Share of the light that strays in the lens, around what is brighter than white. */
  bloom: number;
  grain: number;
  vignette: number;
}

type Film = Pick<Exposure, 'width' | 'height'> & { light: Float32Array };

/** Makes the picture of an exposure: rows from the top, three bytes a pixel. Its grain comes last, in the picture's own size. */
export function develop(exposure: Exposure, look: Look): Buffer {
  const film = addBloom(calm(exposure), look.bloom);
  const { width, height, light } = film;
  const gain = 2 ** look.exposure;
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = ((height - 1 - y) * width + x) * 4;
      const far = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2;
      const share = gain * (1 - look.vignette * far * far);
      const rgb = [0, 1, 2].map((channel) => curve((light[from + channel] ?? 0) * share));
      const grey = 0.3 * (rgb[0] ?? 0) + 0.6 * (rgb[1] ?? 0) + 0.1 * (rgb[2] ?? 0);
      rgb.forEach((value, channel) => {
        const graded = value * mix(look.shadows[channel] ?? 1, look.lights[channel] ?? 1, Math.sqrt(grey));
        pixels[(y * width + x) * 3 + channel] = Math.round(255 * Math.min(1, graded));
      });
    }
  return pixels;
}

/** Strews grain over bytes in place, most in the middle tones, the same each time for the same name. */
export function addGrain(pixels: Buffer, share: number, name: string): Buffer {
  const random = createRandom(seedOf(name));
  for (let at = 0; at < pixels.length; at += 3) {
    const speck = (random.next() + random.next() + random.next() - 1.5) * share;
    const grey = (pixels[at + 1] ?? 0) / 255;
    for (let channel = at; channel < at + 3; channel += 1)
      pixels[channel] = Math.min(
        255,
        Math.max(0, Math.round((pixels[channel] ?? 0) + 255 * speck * (1.2 - Math.abs(grey - 0.4)))),
      );
  }
  return pixels;
}

const mix = (a: number, b: number, share: number) => a + (b - a) * share;

/** A film's curve (Narkowicz's fit of ACES), then the screen's. */
function curve(light: number): number {
  const lit = light * 0.7;
  const shown = (lit * (2.51 * lit + 0.03)) / (lit * (2.43 * lit + 0.59) + 0.14);
  return Math.min(1, Math.max(0, shown)) ** (1 / 2.2);
}

/**
 * Takes the noise out of the light and leaves the colours of things as they are: an à-trous filter that stops at
 * edges of colour, of direction and of light.
 */
function calm({ width, height, light, colour, normal }: Exposure): Film {
  const count = width * height;
  let lit = new Float32Array(count * 4);
  for (let at = 0; at < count * 4; at += 1)
    lit[at] = (light[at] ?? 0) / (at % 4 === 3 ? 1 : (colour[at] ?? 0) + 0.03);
  const kernel = [0.0625, 0.25, 0.375, 0.25, 0.0625];
  for (const step of [1, 2, 4]) {
    const next = new Float32Array(count * 4);
    const bright = brightnessAround(lit, width, height);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = (y * width + x) * 4;
        const sum = [0, 0, 0];
        let weights = 0;
        const here = bright[y * width + x] ?? 0;
        for (let dy = -2; dy <= 2; dy += 1)
          for (let dx = -2; dx <= 2; dx += 1) {
            const column = x + dx * step;
            const row = y + dy * step;
            if (column < 0 || row < 0 || column >= width || row >= height) continue;
            const other = (row * width + column) * 4;
            const weight =
              (kernel[dx + 2] ?? 0) *
              (kernel[dy + 2] ?? 0) *
              Math.exp(
                -apart(colour, at, other) * 40 -
                  apart(normal, at, other) * 7 -
                  (Math.abs((bright[row * width + column] ?? 0) - here) * 3) / (here + 0.08),
              );
            weights += weight;
            for (let channel = 0; channel < 3; channel += 1)
              sum[channel] = (sum[channel] ?? 0) + weight * (lit[other + channel] ?? 0);
          }
        for (let channel = 0; channel < 3; channel += 1) next[at + channel] = (sum[channel] ?? 0) / weights;
      }
    lit = next;
  }
  for (let at = 0; at < count * 4; at += 1) lit[at] = (lit[at] ?? 0) * ((colour[at] ?? 0) + 0.03);
  return { width, height, light: lit };
}

/** Mean of nine pixels: one speck is not an edge. */
function brightnessAround(film: Float32Array, width: number, height: number): Float32Array {
  const around = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      let count = 0;
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          const at = (row * width + column) * 4;
          sum += (film[at] ?? 0) + (film[at + 1] ?? 0) + (film[at + 2] ?? 0);
          count += 3;
        }
      around[y * width + x] = sum / count;
    }
  return around;
}

function apart(film: Float32Array, at: number, other: number): number {
  let sum = 0;
  for (let channel = 0; channel < 3; channel += 1)
    sum += ((film[at + channel] ?? 0) - (film[other + channel] ?? 0)) ** 2;
  return sum;
}

function addBloom(film: Film, share: number): Film {
  const { width, height, light } = film;
  const over = light.map((value, at) => (at % 4 === 3 ? 0 : Math.min(8, Math.max(0, value - 0.9))));
  const glow = [0, 1, 2].reduce(
    (blurred) => blur(blur(blurred, width, height, 4, width * 4), height, width, width * 4, 4),
    over,
  );
  return { width, height, light: light.map((value, at) => value + share * (glow[at] ?? 0)) };
}

/** A running mean along lines: `along` floats from pixel to pixel, `across` from line to line. */
function blur(film: Float32Array, length: number, lines: number, along: number, across: number) {
  const reach = Math.round(Math.max(length, lines) / 60);
  const blurred = new Float32Array(film.length);
  for (let line = 0; line < lines; line += 1)
    for (let channel = 0; channel < 3; channel += 1) {
      const start = line * across + channel;
      let sum = 0;
      for (let at = -reach; at < length + reach; at += 1) {
        if (at + reach < length) sum += film[start + (at + reach) * along] ?? 0;
        if (at - reach - 1 >= 0) sum -= film[start + (at - reach - 1) * along] ?? 0;
        if (at >= 0 && at < length) blurred[start + at * along] = sum / (2 * reach + 1);
      }
    }
  return blurred;
}
