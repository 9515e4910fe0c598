import { SignJWT, importPKCS8 } from 'jose';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { qrAddress } from '../../../lib/draw-qr.ts';
import { sharePictureUrl } from '../pictures/card-drawings.ts';
import { moodOf } from '../pictures/moods.ts';
import type { GoogleIssuer } from './configured-wallets.ts';
import { passMessages } from './messages.ts';

/** Longer links are cut off on their way by some browsers. */
const maxLinkLength = 1_800;
const algorithm = 'RS256';

/**
 * The address that offers the card's pass to Google Wallet: class and object travel in a signed token, so nothing has
 * to be made at Google first (docs/product.md 4). Parts that make the address too long are left out, least important
 * first.
 * @throws {Error} when the service account's key can't be used
 */
export async function googleWalletLink(
  card: PublicCard,
  issuer: GoogleIssuer,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<string> {
  const key = await importPKCS8(issuer.privateKey, algorithm);
  const optional = optionalParts(card);
  for (let kept = optional.length; ; kept -= 1) {
    const object = { ...neededParts(card, issuer), ...joined(optional.slice(0, kept)) };
    const token = await new SignJWT({
      typ: 'savetowallet',
      origins: [new URL(publicUrl).origin],
      payload: { genericClasses: [{ id: classId(issuer) }], genericObjects: [object] },
    })
      .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
      .setIssuer(issuer.email)
      .setAudience('google')
      .setIssuedAt(now)
      .sign(key);
    const link = `https://pay.google.com/gp/v/save/${token}`;
    if (link.length <= maxLinkLength || kept === 0) return link;
  }
}

const classId = ({ issuerId }: GoogleIssuer) => `${issuerId}.bikur-card`;

function neededParts(card: PublicCard, issuer: GoogleIssuer): object {
  const { language } = card;
  const text = (value: string) => ({ defaultValue: { language, value: shorten(value) } });
  return {
    id: `${issuer.issuerId}.bikur-card-${card.id}`,
    classId: classId(issuer),
    state: 'ACTIVE',
    cardTitle: text(passMessages[language].brand),
    header: text(card.name),
    hexBackgroundColor: moodOf(card).accent,
    barcode: { type: 'QR_CODE', value: qrAddress(card) },
  };
}

function optionalParts(card: PublicCard): object[] {
  const { language } = card;
  const words = passMessages[language];
  const role = card.jobTitle ?? card.category;
  const modules = [
    ...(card.phone ? [{ id: 'phone', header: words.phone, body: card.phone.text }] : []),
    ...(card.email ? [{ id: 'email', header: words.email, body: card.email.text }] : []),
  ];
  return [
    ...(role ? [{ subheader: { defaultValue: { language, value: shorten(role) } } }] : []),
    ...modules.map((module) => ({ textModulesData: [module] })),
    { heroImage: { sourceUri: { uri: sharePictureUrl(card) } } },
  ];
}

/** Merges lists of the same name into one. */
function joined(parts: object[]): object {
  const whole: Record<string, unknown> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part)))
    whole[name] = Array.isArray(value) ? [...((whole[name] as unknown[]) ?? []), ...value] : value;
  return whole;
}

const maxTextLength = 60;

function shorten(text: string): string {
  const letters = Array.from(
    new Intl.Segmenter('he', { granularity: 'grapheme' }).segment(text.slice(0, 400)),
  );
  if (letters.length <= maxTextLength) return text;
  return `${letters
    .slice(0, maxTextLength - 1)
    .map(({ segment }) => segment)
    .join('')
    .trim()}…`;
}
