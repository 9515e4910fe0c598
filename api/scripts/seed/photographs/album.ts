import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../../lib/repository.ts';
import type { Look } from './develop.ts';

interface Photograph {
  /** Name of the file in `sets`, and which of its cameras and arrangements. */
  set: string;
  view: number;
  shape: keyof typeof shapes;
  look?: Partial<Look>;
}

/** Size in pixels of the file, and of the exposure from which it is enlarged: a lens is never sharp to the pixel. */
export const shapes = {
  wide: { width: 1280, height: 854, exposed: 640 },
  tall: { width: 896, height: 1120, exposed: 480 },
  square: { width: 640, height: 640, exposed: 400 },
} as const;

/** Neutral film; a photograph says what it has otherwise. */
export const plainLook: Look = {
  exposure: 0,
  shadows: [0.97, 1, 1.04],
  lights: [1.02, 1, 0.98],
  bloom: 0.06,
  grain: 0.035,
  vignette: 0.35,
};

export const album = {
  'gefen-bakery-loaves': { set: 'bakery', view: 0, shape: 'tall', look: { exposure: 0.4 } },
  'gefen-bakery-challah': { set: 'bakery', view: 1, shape: 'square', look: { exposure: 0.3 } },
  'gefen-bakery-cookies': { set: 'bakery', view: 2, shape: 'square', look: { exposure: 0.2 } },
  'tomer-fit-bar': { set: 'gym', view: 1, shape: 'square', look: { exposure: 0.6 } },
  'tomer-fit-bells': { set: 'gym', view: 0, shape: 'square', look: { exposure: 0.6 } },
  'barak-shapira-desk': { set: 'law', view: 0, shape: 'wide', look: { exposure: 0.1 } },
  'barak-shapira-library': { set: 'law', view: 1, shape: 'square', look: { exposure: 0.4 } },
  'barak-shapira-signature': { set: 'law', view: 2, shape: 'square' },
  'barak-shapira-house': { set: 'law', view: 3, shape: 'square', look: { exposure: -0.5 } },
  'neshima-studio': { set: 'studio', view: 0, shape: 'wide' },
  'neshima-mats': { set: 'studio', view: 1, shape: 'square' },
  'neshima-ring': { set: 'studio', view: 2, shape: 'square' },
  'gili-ceramics-table': { set: 'pottery', view: 0, shape: 'wide' },
  'gili-ceramics-bowls': { set: 'pottery', view: 1, shape: 'square' },
  'gili-ceramics-shelf': { set: 'pottery', view: 2, shape: 'square' },
  'cafe-noga-latte': { set: 'cafe', view: 1, shape: 'square', look: { exposure: 0.2 } },
  'cafe-noga-breakfast': { set: 'cafe', view: 2, shape: 'square', look: { exposure: 0.2 } },
  'cafe-noga-table': { set: 'cafe', view: 0, shape: 'wide', look: { exposure: 0.2 } },
  'peretz-electric-switches': { set: 'electric', view: 1, shape: 'square' },
  'peretz-electric-board': { set: 'electric', view: 2, shape: 'square' },
  'peretz-electric-charger': { set: 'electric', view: 3, shape: 'square' },
  'peretz-electric-lamps': { set: 'electric', view: 0, shape: 'square', look: { exposure: 0.4 } },
} as const satisfies Record<string, Photograph>;
export type PhotographName = keyof typeof album;

const folder = join(repository, 'api/scripts/seed/photographs/pictures');
export const fileOfPhotograph = (name: PhotographName) => join(folder, `${name}.avif`);

/** The kept file of a photograph, with the size and the density that sharp opens it in. */
export function readPhotograph(name: PhotographName) {
  const { width, height } = shapes[album[name].shape];
  return { bytes: readFileSync(fileOfPhotograph(name)), density: 72, width, height };
}
