import { articleNames, drawArticle, type ArticleName } from './articles.ts';
import { artNames, readArt, type ArtName } from './art.ts';
import { coverNames, drawCoverNamed, type CoverName } from './covers.ts';
import { drawEmblem, emblemNames, type EmblemName } from './emblems.ts';
import { drawLogoNamed, logoNames, type LogoName } from './logos.ts';
import { drawPersonNamed, personNames, type PersonName } from './people.ts';
import { careScenes } from './scenes/care.ts';
import { homeAndRoadScenes } from './scenes/home-and-road.ts';
import { makerScenes } from './scenes/makers.ts';
import { album, type PhotographName } from '../photographs/album.ts';
import type { Drawing } from './svg.ts';

const scenes = { ...careScenes, ...homeAndRoadScenes, ...makerScenes };
type SceneName = keyof typeof scenes;

/** `portrait:tomer-fit`, `scene:ofek-keys` …; the kind decides the size it is kept in. */
export type DrawingName =
  | `art:${ArtName}`
  | `cover:${CoverName}`
  | `emblem:${EmblemName}`
  | `logo:${LogoName}`
  | `portrait:${PersonName}`
  | `scene:${SceneName}`
  | `article:${ArticleName}`;

/** A drawing, which is made while demo data are written, or a photograph, which lies in a file. */
export type PictureName = DrawingName | `photo:${PhotographName}`;

/** Draws a picture by its name. */
export function draw(name: DrawingName): Drawing {
  const [kind, rest] = name.split(':') as [string, string];
  if (kind === 'art') return readArt(rest as ArtName);
  if (kind === 'cover') return drawCoverNamed(rest as CoverName);
  if (kind === 'emblem') return drawEmblem(rest as EmblemName);
  if (kind === 'logo') return drawLogoNamed(rest as LogoName);
  if (kind === 'portrait') return drawPersonNamed(rest as PersonName);
  if (kind === 'scene') return scenes[rest as SceneName]();
  return drawArticle(rest as ArticleName);
}

export const drawingNames: DrawingName[] = [
  ...artNames.map((name) => `art:${name}` as const),
  ...coverNames.map((name) => `cover:${name}` as const),
  ...emblemNames.map((name) => `emblem:${name}` as const),
  ...logoNames.map((name) => `logo:${name}` as const),
  ...personNames.map((name) => `portrait:${name}` as const),
  ...(Object.keys(scenes) as SceneName[]).map((name) => `scene:${name}` as const),
  ...articleNames.map((name) => `article:${name}` as const),
];

export const pictureNames: PictureName[] = [
  ...drawingNames,
  ...(Object.keys(album) as PhotographName[]).map((name) => `photo:${name}` as const),
];
