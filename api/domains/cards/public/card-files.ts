import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { sendAsFile } from '../../../http/attachment.ts';
import type { AppContext } from '../../../http/context.ts';
import { vCard } from '../../../lib/v-card.ts';
import { readStoredPicture } from '../media/read-stored-picture.ts';
import { recordDownload } from '../../statistics/index.ts';
import { cardManifest } from './card-manifest.ts';
import { contactDetails } from './contact-details.ts';
import { answerAccessibility } from '../notices/accessibility-page.ts';
import { answerReport } from '../notices/report-page.ts';
import { answerAllReviews } from '../reviews/all-reviews-page.ts';
import { answerDrawing } from '../pictures/answer-drawing.ts';
import { cardIconNames } from '../pictures/icon-sizes.ts';
import { answerApplePass, answerGoogleWallet } from '../wallet-passes/answer-wallets.ts';

type Answer = (ctx: AppContext, card: PublicCard) => Promise<void> | void;

/**
 * A card's own files by what follows `/p/{slug}` (docs/product.md 10). The code that draws them loads a large
 * library, so it is loaded with the first request for a file.
 */
const answers: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ['.vcf', answerContact],
  ['/qr.svg', answerCodeAsSvg],
  ['/qr.png', answerCodeAsPng],
  ['/share.jpg', (ctx, card) => answerDrawing(ctx, card, 'share.jpg')],
  ...cardIconNames.map((name): [string, Answer] => [
    `/${name}`,
    (ctx, card) => answerDrawing(ctx, card, name),
  ]),
  ...(['background.png', 'poster-a4.pdf', 'sign-a6.pdf'] as const).map((name): [string, Answer] => [
    `/${name}`,
    async (ctx, card) => {
      await answerDrawing(ctx, card, name);
      // After the answer's type, which the name would guess, too.
      sendAsFile(ctx, `${card.name}-${name}`);
    },
  ]),
  ['/manifest.webmanifest', answerManifest],
  ['/accessibility', answerAccessibility],
  ['/report', answerReport],
  ['/reviews', answerAllReviews],
  ['/wallet.pkpass', answerApplePass],
  ['/google-wallet', answerGoogleWallet],
]);

/** Files that the owner may get while the card is private, to print and store before publishing. */
const beforePublishing: ReadonlySet<string> = new Set([
  '.vcf',
  '/qr.svg',
  '/qr.png',
  '/background.png',
  '/poster-a4.pdf',
  '/sign-a6.pdf',
]);

/** Whether a name after a card's address is one of its files: the contact, the code, pictures. */
export const isCardFile = (name: string): boolean => answers.has(name);

/**
 * Answers one of a card's files; leaves the answer untouched where this card has no such file.
 * @param isPrivate the owner requests a file of a card that only they see
 */
export async function answerCardFile(
  ctx: AppContext,
  card: PublicCard,
  file: string,
  isPrivate: boolean,
): Promise<void> {
  if (isPrivate && !beforePublishing.has(file)) return;
  ctx.set('Cache-Control', 'no-cache');
  await answers.get(file)?.(ctx, card);
}

const printWidth = 1024;
const widths = { min: 64, max: 4096 };

async function answerContact(ctx: AppContext, card: PublicCard): Promise<void> {
  await recordDownload(ctx, card.id);
  const { contactPhoto } = await import('./contact-photo.ts');
  ctx.status = 200;
  sendAsFile(ctx, `${card.name}.vcf`);
  ctx.set('Content-Type', 'text/vcard; charset=utf-8');
  ctx.body = vCard(contactDetails(card, await contactPhoto(ctx.deps.storage, card)));
}

/** The code has the owner's picture in the middle; `?logo=0` leaves it out. */
async function pictureOfCode(ctx: AppContext, card: PublicCard): Promise<Buffer | null> {
  return ctx.query['logo'] === '0' ? null : readStoredPicture(ctx.deps.storage, card.portrait, 640);
}

async function answerCodeAsSvg(ctx: AppContext, card: PublicCard): Promise<void> {
  const { qrAddress, qrAsSvg } = await import('../../../lib/draw-qr.ts');
  const svg = await qrAsSvg(qrAddress(card), await pictureOfCode(ctx, card));
  sendAsFile(ctx, `${card.name}-qr.svg`);
  ctx.body = svg;
}

async function answerCodeAsPng(ctx: AppContext, card: PublicCard): Promise<void> {
  const asked = Number(ctx.query['size'] || printWidth);
  const width = Number.isFinite(asked) ? Math.min(Math.max(asked, widths.min), widths.max) : printWidth;
  const { qrAddress, qrAsPng } = await import('../../../lib/draw-qr.ts');
  const png = await qrAsPng(qrAddress(card), width, await pictureOfCode(ctx, card));
  // The name gives the type, which a body would otherwise guess.
  sendAsFile(ctx, `${card.name}-qr.png`);
  ctx.body = png;
}

function answerManifest(ctx: AppContext, card: PublicCard): void {
  ctx.body = JSON.stringify(cardManifest(card));
  ctx.set('Content-Type', 'application/manifest+json; charset=utf-8');
}
