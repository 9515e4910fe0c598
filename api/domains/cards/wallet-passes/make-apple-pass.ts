import { PKPass } from 'passkit-generator';
import sharp from 'sharp';
import { cardLanguages } from '../../../contract/base/card-languages.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { qrAddress } from '../../../lib/draw-qr.ts';
import { drawCardIcon } from '../pictures/draw-card-icon.ts';
import { moodOf } from '../pictures/moods.ts';
import type { AppleSigner } from './configured-wallets.ts';
import { passMessages } from './messages.ts';

const sides = { icon: 29, thumbnail: 90 };

/**
 * Makes and signs the card's pass for Apple Wallet: a zip of `pass.json`, pictures, the labels in every language of
 * cards, `manifest.json` with the SHA-1 of each and its PKCS#7 signature (docs/product.md 4). About 20 ms of RSA.
 * @param portrait JPEG of the owner
 * @throws {Error} when certificate or key can't be used
 */
export async function makeApplePass(
  card: PublicCard,
  portrait: Buffer | null,
  signer: AppleSigner,
): Promise<Buffer> {
  const mood = moodOf(card);
  const { language } = card;
  const pass = new PKPass(
    await passPictures(card, portrait),
    {
      wwdr: signer.intermediate,
      signerCert: signer.certificate,
      signerKey: signer.key,
      ...(signer.passphrase && { signerKeyPassphrase: signer.passphrase }),
    },
    {
      formatVersion: 1,
      passTypeIdentifier: signer.passTypeIdentifier,
      teamIdentifier: signer.teamIdentifier,
      // A wallet replaces the pass it has with the same serial number.
      serialNumber: `card-${card.id}`,
      organizationName: passMessages[language].brand,
      description: passMessages[language].about(card.name),
      logoText: passMessages[language].brand,
      backgroundColor: asRgb(mood.paper),
      foregroundColor: asRgb(mood.ink),
      labelColor: asRgb(mood.accentInk),
    },
  );
  pass.type = 'generic';
  pass.primaryFields.push({ key: 'name', value: card.name });
  const role = card.jobTitle ?? card.category;
  if (role) pass.secondaryFields.push({ key: 'role', value: role });
  if (card.phone) pass.auxiliaryFields.push({ key: 'phone', label: 'phone', value: card.phone.text });
  pass.backFields.push(...backFields(card));
  pass.setBarcodes({
    message: qrAddress(card),
    format: 'PKBarcodeFormatQR',
    messageEncoding: 'iso-8859-1',
    altText: card.url.replace(/^https?:\/\//u, ''),
  });
  for (const spoken of cardLanguages) {
    const { phone, email, website, address, card: link } = passMessages[spoken];
    pass.localize(spoken, { phone, email, website, address, link });
  }
  return pass.getAsBuffer();
}

/** Labels are keys of the pass's own dictionaries. */
function backFields(card: PublicCard) {
  const { email, website, place } = card;
  return [
    ...(email ? [{ key: 'email', label: 'email', value: email.text }] : []),
    ...(website ? [{ key: 'website', label: 'website', value: website.href }] : []),
    ...(place?.address ? [{ key: 'address', label: 'address', value: place.address }] : []),
    { key: 'link', label: 'link', value: card.url },
  ];
}

async function passPictures(card: PublicCard, portrait: Buffer | null): Promise<Record<string, Buffer>> {
  const icon = await drawCardIcon(card, portrait, 'icon-512.png');
  const pictures: Record<string, Buffer> = {};
  for (const [name, side] of Object.entries(sides))
    for (const density of [1, 2, 3]) {
      const file = density === 1 ? `${name}.png` : `${name}@${density}x.png`;
      pictures[file] = await sharp(icon)
        .resize(side * density)
        .png()
        .toBuffer();
    }
  return pictures;
}

function asRgb(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
