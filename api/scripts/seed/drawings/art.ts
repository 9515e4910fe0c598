import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../../lib/repository.ts';
import type { Drawing } from './svg.ts';

/** Drawings that are kept as SVG files, in the folder `art`. */
export const artNames = [
  'dana-levi-cover',
  'dana-levi-dance-logo',
  'dana-levi-jazz-poster',
  'dana-levi-olive-oil',
  'dana-levi-poetry-book',
  'dana-levi-portrait',
  'dana-levi-wrapping-paper',
  'neshima-portrait',
  'noam-azulay-crowd',
  'noam-azulay-mixer',
  'noam-azulay-portrait',
  'noam-azulay-single',
  'noam-azulay-sunset',
  'noam-azulay-vinyl',
  'peretz-electric-portrait',
] as const;
export type ArtName = (typeof artNames)[number];

export function readArt(name: ArtName): Drawing {
  const svg = readFileSync(join(repository, 'api/scripts/seed/drawings/art', `${name}.svg`), 'utf8');
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`${name}.svg does not say its size`);
  return { width: Number(width), height: Number(height), svg };
}
