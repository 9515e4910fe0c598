import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../../lib/repository.ts';
import type { Drawing } from './svg.ts';

/** Drawings that are kept as SVG files, in the folder `art`. */
export const artNames = [
  'barak-shapira-house',
  'barak-shapira-library',
  'barak-shapira-signature',
  'dana-levi-cover',
  'dana-levi-dance-logo',
  'dana-levi-jazz-poster',
  'dana-levi-olive-oil',
  'dana-levi-poetry-book',
  'dana-levi-portrait',
  'dana-levi-wrapping-paper',
  'gefen-bakery-cake',
  'gefen-bakery-challah',
  'gefen-bakery-cookies',
  'gefen-bakery-croissant',
  'gefen-bakery-portrait',
  'neshima-bridge',
  'neshima-portrait',
  'neshima-reformer',
  'neshima-swan',
  'neshima-teaser',
  'noam-azulay-crowd',
  'noam-azulay-mixer',
  'noam-azulay-portrait',
  'noam-azulay-single',
  'noam-azulay-sunset',
  'noam-azulay-vinyl',
  'peretz-electric-board',
  'peretz-electric-charger',
  'peretz-electric-lamps',
  'peretz-electric-portrait',
  'peretz-electric-switches',
] as const;
export type ArtName = (typeof artNames)[number];

export function readArt(name: ArtName): Drawing {
  const svg = readFileSync(join(repository, 'api/scripts/seed/drawings/art', `${name}.svg`), 'utf8');
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`${name}.svg does not say its size`);
  return { width: Number(width), height: Number(height), svg };
}
