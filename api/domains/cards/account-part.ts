import { buffer } from 'node:stream/consumers';
import { documentFile } from '../../contract/cards/document-address.ts';
import { widthsOf } from '../../contract/cards/picture-address.ts';
import { vCard } from '../../lib/v-card.ts';
import { BusinessProfile } from '../../models/BusinessProfile.ts';
import { CardReview } from '../../models/CardReview.ts';
import { Media } from '../../models/Media.ts';
import { ProfileStats } from '../../models/ProfileStats.ts';
import { ReviewInvitation } from '../../models/ReviewInvitation.ts';
import { exportRows, type AccountPart, type ExportJob } from '../accounts/index.ts';
import { pictureKey } from './media/picture-key.ts';
import { addressOfMedia } from './media/address-of-media.ts';
import { presentPublicCard } from './public/cards.presenter.ts';
import { contactDetails } from './public/contact-details.ts';

/**
 * Larger pictures and documents than this in sum are listed with their addresses instead: the file is put together in
 * memory. In bytes.
 */
const maxBytes = 300 * 1_024 * 1_024;

export const cardsOfAccount: AccountPart = {
  async exportTables(knex, userId) {
    const mine = { user_id: userId };
    const cardIds = BusinessProfile.query(knex).where(mine).select('id');
    return {
      'cards.json': {
        cards: await exportRows(BusinessProfile.query(knex).where(mine)),
        statistics: await exportRows(ProfileStats.query(knex).whereIn('profile_id', cardIds)),
        pictures: await exportRows(Media.query(knex).where(mine)),
        reviews: await exportRows(CardReview.query(knex).whereIn('profile_id', cardIds)),
        reviewInvitations: await exportRows(ReviewInvitation.query(knex).whereIn('profile_id', cardIds)),
      },
    };
  },

  async exportFiles(job) {
    await exportCards(job);
    await job.report(30);
    await exportPictures(job);
  },

  async closing(knex, userId) {
    const mine = { user_id: userId };
    const cardIds = BusinessProfile.query(knex).where(mine).select('id');
    const [cards, pictures, reviews] = await Promise.all([
      BusinessProfile.query(knex).where(mine).resultSize(),
      Media.query(knex).where(mine).resultSize(),
      CardReview.query(knex).whereIn('profile_id', cardIds).resultSize(),
    ]);
    return { cards, pictures, reviews };
  },
};

async function exportCards({ deps: { knex, storage, env, clock }, userId, zip }: ExportJob): Promise<void> {
  const now = clock.now();
  const { contactPhoto } = await import('./public/contact-photo.ts');
  for (const profile of await BusinessProfile.query(knex).where({ user_id: userId }).orderBy('id')) {
    const card = presentPublicCard(profile, { env, now });
    zip.add(`cards/${profile.id}.vcf`, vCard(contactDetails(card, await contactPhoto(storage, card))));
  }
}

async function exportPictures({ deps, userId, zip, notHere, report }: ExportJob): Promise<void> {
  const { knex, storage, env } = deps;
  const pictures = await Media.query(knex).where({ user_id: userId }).orderBy('id');
  for (const [index, picture] of pictures.entries()) {
    const { key, name, address } = fileOf(picture);
    const fits = zip.byteSize < maxBytes;
    const file = fits ? await storage.open(key) : null;
    if (file) zip.add(name, await buffer(file.body));
    else if (!fits) notHere.push(new URL(address, env.PUBLIC_URL).href);
    if (index % 10 === 9) await report(30 + Math.floor((65 * (index + 1)) / pictures.length));
  }
}

/** The PDF of a document, and the widest JPEG of a picture. */
function fileOf(media: Media): { key: string; name: string; address: string } {
  const { storageKey, pages, byteSize } = media;
  if (pages !== null)
    return {
      key: `${storageKey}/${documentFile({ pages, bytes: byteSize })}`,
      name: `documents/${storageKey}.pdf`,
      address: addressOfMedia(media),
    };
  const key = pictureKey(storageKey, widthsOf(media.width).at(-1) ?? media.width, 'jpg');
  return { key, name: `pictures/${storageKey}.jpg`, address: `/media/${key}` };
}
