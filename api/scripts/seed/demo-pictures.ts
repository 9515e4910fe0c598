import type { Storage } from '../../adapters/storage.ts';
import { demoArticles, demoAuthors } from './content/articles/index.ts';
import { demoCards } from './content/cards/index.ts';
import type { DemoCard } from './content/card-type.ts';
import type { PictureName } from './drawings/catalogue.ts';
import { storeDrawings, type CachedImage } from './pictures.ts';

export type StoredPictures = ReadonlyMap<PictureName, CachedImage>;

export function picturesOfCards(cards: readonly DemoCard[]): PictureName[] {
  return cards.flatMap(({ portrait, logo, cover, gallery }) => [
    ...(portrait ? [portrait] : []),
    ...(logo ? [logo] : []),
    ...(cover ? [cover] : []),
    ...(gallery ?? []).map(([name]) => name),
  ]);
}

/** Draws and stores every picture that the demo data shows. */
export function storeDemoPictures(storage: Storage): Promise<StoredPictures> {
  return storeDrawings(storage, [
    ...picturesOfCards(demoCards),
    ...demoArticles.map(({ picture }) => `article:${picture}` as const),
    ...Object.values(demoAuthors).map(({ portrait }) => portrait),
  ]);
}
