import type { Storage } from '../../adapters/storage.ts';
import { demoArticles, demoAuthors } from './content/articles/index.ts';
import { demoCards } from './content/cards/index.ts';
import type { DemoCard } from './content/card-type.ts';
import type { PictureName } from './drawings/catalogue.ts';
import { keepPictures, type KeptPicture } from './pictures.ts';

export type KeptPictures = ReadonlyMap<PictureName, KeptPicture>;

export function picturesOfCards(cards: readonly DemoCard[]): PictureName[] {
  return cards.flatMap(({ portrait, cover, gallery }) => [
    ...(portrait ? [portrait] : []),
    ...(cover ? [cover] : []),
    ...(gallery ?? []).map(([name]) => name),
  ]);
}

/** Draws and keeps every picture that the demo data shows. */
export function keepDemoPictures(storage: Storage): Promise<KeptPictures> {
  return keepPictures(storage, [
    ...picturesOfCards(demoCards),
    ...demoArticles.map(({ picture }) => `article:${picture}` as const),
    ...Object.values(demoAuthors).map(({ portrait }) => portrait),
  ]);
}
