import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { openBuiltStorefront, type Storefront } from '../adapters/storefront.ts';
import { cardScripts, type CardPageInput } from '../contract/cards/card-page.ts';
import { type CardLanguage, cardLanguages } from '../contract/base/card-languages.ts';
import { languages } from '../contract/base/languages.ts';
import { cardTemplates, type CardTemplate, type PublicCard } from '../contract/cards/public-card.schema.ts';
import { addressOfDocument } from '../contract/cards/document-address.ts';
import { addressOfPicture, describePicture } from '../contract/cards/picture-address.ts';
import { makePictureId } from '../domains/cards/media/picture-key.ts';
import { reviewsForCard } from '../domains/cards/reviews/shown-reviews.ts';
import { publicCardOf } from '../testing/factories/public-card.ts';
import { buildWhatIsStale } from './build.ts';
import { demoDocuments } from './seed/content/card-documents.ts';
import { specialDaysOf, takesRequests } from './seed/content/card-days.ts';
import { offersOf } from './seed/content/card-offers.ts';
import { paymentLinksOf } from './seed/content/card-payment.ts';
import type { DemoCard } from './seed/content/card-type.ts';
import { demoReviews } from './seed/content/reviews.ts';
import { demoCards } from './seed/content/cards/index.ts';

/**
 * `npm run card-weight`: what a card's page weighs compressed, without its pictures: the heaviest demo card in each
 * template and language, the heaviest without further sections, and one with nothing but a name. Ends with 1 when
 * anything is over its limit.
 */

/** Bytes after brotli, as they go over the line. */
export const weightLimits = {
  whole: 10 * 1024,
  page: 8 * 1024,
  main: 1.5 * 1024,
  sheets: 8 * 1024,
} as const;

interface Measured {
  what: string;
  bytes: number;
  limit: number;
}

interface MeasureOptions {
  templates?: readonly CardTemplate[];
  efforts?: readonly number[];
}

const now = new Date('2026-11-23T12:00:00Z');
const publicUrl = 'https://bikur.example';

/**
 * Weighs the scripts of the built storefront and the pages of the templates.
 * @param options.templates all unless given
 * @param options.efforts of the compression, from 1 to 11: the first that stays within the limit tells the weight, else
 * the last, which alone tells the least
 * @throws {Error} when a script imports another file
 */
export async function measureCards(
  storefront: Storefront,
  { templates = cardTemplates, efforts = [constants.BROTLI_MAX_QUALITY] }: MeasureOptions = {},
): Promise<Measured[]> {
  const weigh = (text: string, limit: number): number => {
    let bytes = 0;
    for (const effort of efforts) {
      bytes = weightAt(effort, text);
      if (bytes <= limit) break;
    }
    return bytes;
  };
  const { renderCard } = await storefront.bundle();
  const script = {
    main: fileOf(storefront, cardScripts.main),
    sheets: fileOf(storefront, cardScripts.sheets),
  };
  const weighed: Measured[] = [];
  const pageOf = (card: PublicCard) => renderCard(pageInput(card, script)).html;
  const longest = (cards: PublicCard[]) =>
    cards
      .map((card) => ({ card, length: pageOf(card).length }))
      .sort((one, other) => other.length - one.length)
      .slice(0, 2)
      .map(({ card }) => card);
  const heaviest = (cards: PublicCard[], language: CardLanguage, limit: number) =>
    Math.max(...cards.map((card) => weigh(pageOf({ ...card, ...lookIn(language), language }), limit)));
  for (const name of ['main', 'sheets'] as const) {
    const file = script[name];
    const source = await readFile(join(storefront.files?.storefront ?? '', file), 'utf8');
    // What a script imports would be fetched with it, and isn't weighed.
    if (/(?:^|;)import\b(?!\()/.test(source))
      throw new Error(`The card's script ${file} imports another file.`);
    weighed.push({
      what: `script, ${name === 'main' ? 'with the page' : 'on demand'}`,
      bytes: weigh(source, weightLimits[name]),
      limit: weightLimits[name],
    });
  }
  for (const template of templates) {
    const all = demoCards.map((card) => publicCard(card, template));
    // The heaviest is one of the longest, in each language; drawing and compressing all of them would take minutes.
    const sets = [
      { what: 'whole', cards: longest(all), limit: weightLimits.whole },
      {
        what: 'fullest',
        cards: longest(all.map((card) => ({ ...card, ...withoutFurther }))),
        limit: weightLimits.page,
      },
      { what: 'bare', cards: [publicCardOf({ ...empty, template })], limit: weightLimits.page },
    ];
    for (const language of cardLanguages)
      for (const { what, cards, limit } of sets)
        weighed.push({
          what: `${template} ${language}, ${what}`,
          bytes: heaviest(cards, language, limit),
          limit,
        });
  }
  return weighed;
}

/** The look that weighs most: a palette, its dark variant beside it, and a second typeface where the letters have one. */
const lookIn = (language: CardLanguage) =>
  ({
    palette: 'sea',
    colorScheme: 'system',
    typeface: (languages as readonly CardLanguage[]).includes(language) ? 'serif' : 'own',
  }) as const;

/** Sections that not every card has, and that have a limit of their own. */
const withoutFurther = {
  services: [],
  branches: [],
  questions: [],
  documents: [],
  paymentLinks: [],
  reviews: null,
};

const empty = { jobTitle: null, phone: null };

function fileOf(storefront: Storefront, source: string): string {
  const address = storefront.assets([source], 'he').scripts[0];
  if (!address || address === '/') throw new Error(`The build has no ${source}.`);
  return address;
}

function pageInput(card: PublicCard, script: CardPageInput['script']): CardPageInput {
  const sharePicture = `${publicUrl}${card.path}/share.jpg?v=0123456789ab`;
  return { card, now, publicUrl, sharePicture, isEmbedded: false, indexable: true, script };
}

/** A demo card as visitors see it, in another template; each picture has an address of its own, as kept ones have. */
function publicCard(card: DemoCard, template: CardTemplate): PublicCard {
  const shown = { isShown: true, showFrom: null, showUntil: null };
  const { createdAt: _createdAt, updatedAt: _updatedAt, ...columns } = card.columns;
  return publicCardOf(
    {
      ...empty,
      ...(columns as object),
      cardType: template === 'basic' ? (card.columns.cardType ?? 'pro') : 'pro',
      template,
      customSlug: card.slug,
      ...offersOf(card.slug),
      specialDays: specialDaysOf(card.slug, '2026-11-23'),
      documents: (demoDocuments[card.slug] ?? []).map(({ name, pages }) => ({
        name,
        file: addressOfDocument({
          publicId: makePictureId(320, 452, codeOf(name)),
          pages: pages.length,
          bytes: 48_211,
        }),
      })),
      paymentLinks: paymentLinksOf(card.slug),
      takesRequests: takesRequests(card.slug),
      customLinks: (card.links ?? []).map(([title, url]) => ({ title, url, ...shown })),
      galleryImages: (card.gallery ?? []).map(([name, caption]) => ({
        url: addressOf(name),
        width: 1280,
        height: 853,
        caption,
        ...shown,
      })),
      coverImage: card.cover ? addressOf(card.cover) : null,
      profileImage: card.portrait ? addressOf(card.portrait) : null,
      logoImage: card.logo ? addressOf(card.logo) : null,
    },
    { publicUrl, now, describePicture, takesMessages: true, reviews: demoReviewsOf(card) },
  );
}

/** The reviews of a demo card as its page shows them; the fullest of all for a card that has none. */
function demoReviewsOf(card: DemoCard): PublicCard['reviews'] {
  const written = demoReviews[card.slug] ?? demoReviews['dana-levi'] ?? [];
  return reviewsForCard(
    written
      .filter(({ status = 'published' }) => status === 'published')
      .map(({ author, stars, words, answer = null }) => ({ author, stars, words, answer, month: '2026-11' })),
  );
}

function addressOf(name: string): string {
  return addressOfPicture(makePictureId(1280, 853, codeOf(name)));
}

function codeOf(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 20);
  return [...bytes].map((byte) => (byte % 32).toString(32)).join('');
}

function weightAt(effort: number, text: string): number {
  const bytes = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params }).length;
}

if (import.meta.main) {
  await buildWhatIsStale((line) => console.log(line));
  const weighed = await measureCards(openBuiltStorefront());
  for (const { what, bytes, limit } of weighed) {
    const verdict = bytes > limit ? `OVER by ${bytes - limit}` : '';
    console.log(`${what.padEnd(24)} ${String(bytes).padStart(6)} of ${limit} bytes ${verdict}`.trimEnd());
  }
  if (weighed.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1;
}
