import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../../adapters/storage.ts';
import { schemeOf } from '../../../contract/cards/card-palettes.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { readStoredPicture } from '../media/read-stored-picture.ts';
import { drawInTurn } from '../../../adapters/pdf/draw-in-turn.ts';
import type { PosterName } from './draw-poster.ts';
import type { CardIcon } from './icon-sizes.ts';

/** To be raised when drawings change though the card doesn't, so that old ones are no longer sent. */
const drawingRevision = 4;

/** What is drawn from a card: the picture for link previews, an icon, a background for meetings, a sign for print. */
export type DrawingName = 'share.jpg' | 'background.png' | PosterName | CardIcon;

/** Version of everything drawn from a card; it changes as soon as a picture would look different. */
export function drawingVersion(card: PublicCard): string {
  const { id, url, language, template, accent, palette, typeface, name, jobTitle, category, about } = card;
  const { phone, whatsapp, place } = card;
  const seen = [drawingRevision, id, url, language, template, accent, name, jobTitle, category, about];
  const look = [palette, typeface, schemeOf(card) === 'dark'];
  const rest = [phone?.text, whatsapp?.text, place?.address, card.portrait?.src, card.cover?.src];
  // Without a logo nothing is drawn anew.
  const logo = card.logo ? [card.logo.src] : [];
  return hash('sha256', JSON.stringify([seen, rest, look, ...logo])).slice(0, 16);
}

/** Address of the share picture, which changes with its content (docs/product.md 4). */
export function sharePictureUrl(card: PublicCard): string {
  return `${card.url}/share.jpg?v=${drawingVersion(card)}${card.languages.length > 1 ? `&lang=${card.language}` : ''}`;
}

/** Drawings under way: a request for the same drawing waits for the first one. */
const underWay = new Map<string, Promise<Buffer>>();

/**
 * A drawing of the card in its present state: the stored one, else drawn and stored.
 * @param admit lets the drawing begin where it is for a caller among others
 */
export async function cardDrawing(
  storage: Storage,
  card: PublicCard,
  name: DrawingName,
  admit: (draw: () => Promise<Buffer>) => Promise<Buffer> = (draw) => draw(),
): Promise<Buffer> {
  const key = drawingKey(card, name);
  const kept = await storage.open(key);
  if (kept) return buffer(kept.body);
  let drawing = underWay.get(key);
  if (!drawing) {
    drawing = admit(() => drawAndKeep(storage, card, name)).finally(() => underWay.delete(key));
    underWay.set(key, drawing);
  }
  return drawing;
}

/** Draws the share picture before the first request for it. @returns whether it had to be drawn */
export async function prepareSharePicture(storage: Storage, card: PublicCard): Promise<boolean> {
  if ((await storage.sizeOf(drawingKey(card, 'share.jpg'))) !== null) return false;
  await cardDrawing(storage, card, 'share.jpg');
  return true;
}

/**
 * A further language has a folder within the card's: its drawings go with those of the main one, and never the other way
 * round.
 */
const folderOf = ({ id, language, languages }: PublicCard) =>
  language === languages[0] ? `card-${id}` : `card-${id}/${language}`;
const drawingKey = (card: PublicCard, name: DrawingName) =>
  `${folderOf(card)}/${drawingVersion(card)}/${name}`;

/** The code is loaded with the first drawing: the canvas is large. */
async function draw(
  card: PublicCard,
  portrait: Buffer | null,
  name: Exclude<DrawingName, 'share.jpg'>,
): Promise<Buffer> {
  if (name === 'background.png') return (await import('./draw-background.ts')).drawBackground(card);
  if (name === 'poster-a4.pdf' || name === 'sign-a6.pdf')
    return (await import('./draw-poster.ts')).drawPoster(card, portrait, name);
  return (await import('./draw-card-icon.ts')).drawCardIcon(card, portrait, name);
}

async function drawAndKeep(storage: Storage, card: PublicCard, name: DrawingName): Promise<Buffer> {
  const portrait = await readStoredPicture(storage, card.portrait, 640);
  if (name !== 'share.jpg') {
    const drawn = await drawInTurn(() => draw(card, portrait, name));
    await storage.put(drawingKey(card, name), drawn);
    return drawn;
  }
  const cover = await readStoredPicture(storage, card.cover, 1280);
  const logo = await readStoredPicture(storage, card.logo, 640);
  const { drawSharePicture } = await import('./draw-share-picture.ts');
  const picture = await drawSharePicture(card, { portrait, cover, logo });
  // Drawings of earlier states are removed; an icon of this state is drawn when it is requested.
  await storage.remove(folderOf(card));
  await storage.put(drawingKey(card, name), picture);
  return picture;
}
