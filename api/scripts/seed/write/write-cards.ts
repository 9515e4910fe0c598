import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { addressOfDocument } from '../../../contract/cards/document-address.ts';
import { createMedia } from '../../../testing/factories/media.ts';
import { createProfileSlug } from '../../../testing/factories/profile-slug.ts';
import { Media } from '../../../models/Media.ts';
import { Package } from '../../../models/Package.ts';
import type { MediaPurpose } from '../../../contract/cards/entities/media.schema.ts';
import { specialDaysOf, takesRequests } from '../content/card-days.ts';
import { offersOf } from '../content/card-offers.ts';
import { paymentLinksOf } from '../content/card-payment.ts';
import { blankFields } from '../../../domains/cards/import/read-card-row.ts';
import { translationsOf } from '../content/card-translations.ts';
import type { DemoCard } from '../content/card-type.ts';
import type { PictureName } from '../drawings/catalogue.ts';
import { userOf, type SeedContext } from './context.ts';

/**
 * Cards with their pictures and former addresses.
 * @param ids numbers that cards had before and keep (by their place in the list)
 */
export async function writeCards(
  context: SeedContext,
  cards: readonly DemoCard[],
  ids: number[] = [],
): Promise<void> {
  for (const [index, card] of cards.entries()) await writeCard(context, card, ids[index]);
}

async function writeCard(context: SeedContext, card: DemoCard, id?: number): Promise<void> {
  const { trx, calendar } = context;
  const userId = userOf(context, card.owner).id;
  const paid = await Package.query(trx)
    .where({ user_id: userId })
    .where('pro_card_count', '>', 0)
    .orderBy('id', 'desc')
    .first();
  const gallery = (card.gallery ?? []).flatMap(([name, caption]) => {
    const picture = context.pictures.get(name);
    if (!picture) return [];
    const { address, width, height } = picture;
    return [{ url: address, width, height, caption, isShown: true, showFrom: null, showUntil: null }];
  });
  const documents = context.documents.get(card.slug) ?? [];
  const columns = {
    ...emptyColumns,
    ...card.columns,
    ...(id !== undefined && { id }),
    userId,
    packageId: card.columns.cardType === 'pro' ? (paid?.id ?? null) : null,
    customSlug: card.slug,
    customLinks: (card.links ?? []).map(([title, url]) => ({
      title,
      url,
      isShown: true,
      showFrom: null,
      showUntil: null,
    })),
    galleryImages: gallery,
    ...offersOf(card.slug),
    specialDays: specialDaysOf(card.slug, calendar.today),
    documents: documents.map(({ name, publicId, pages, byteSize }) => ({
      name,
      file: addressOfDocument({ publicId, pages, bytes: byteSize }),
    })),
    paymentLinks: paymentLinksOf(card.slug),
    takesRequests: takesRequests(card.slug),
    coverImage: addressOf(context, card.cover),
    profileImage: addressOf(context, card.portrait),
    logoImage: addressOf(context, card.logo),
    ...(card.heldFor !== undefined && { heldFor: card.heldFor, heldSince: calendar.day(-card.age) }),
    createdAt: calendar.day(-card.age),
    updatedAt: calendar.day(-Math.min(card.age, 2 + (card.age % 17))),
  };
  const profile = await createBusinessProfile(trx, {
    ...columns,
    translations: translationsOf(card.slug, { ...blankFields, ...columns }),
  });
  context.cards.set(card.slug, profile);
  if (card.formerSlug)
    await createProfileSlug(trx, {
      profileId: profile.id,
      slug: card.formerSlug,
      retiredAt: calendar.day(-60),
      expiresAt: calendar.day(305),
    });
  for (const { publicId: storageKey, width, height, pages, byteSize, fileName, sha256 } of documents)
    await createMedia(trx, {
      userId,
      profileId: profile.id,
      purpose: 'document',
      storageKey,
      mimeType: 'application/pdf',
      width,
      height,
      pages,
      byteSize,
      fileName,
      sha256,
      createdAt: calendar.day(-1),
    });
  await storeMedia(context, profile, 'portrait', card.portrait ? [card.portrait] : []);
  await storeMedia(context, profile, 'logo', card.logo ? [card.logo] : []);
  await storeMedia(context, profile, 'cover', card.cover ? [card.cover] : []);
  await storeMedia(
    context,
    profile,
    'gallery',
    (card.gallery ?? []).map(([name]) => name),
  );
}

/** What the factory fills in and a demo card leaves empty unless it says otherwise. */
const emptyColumns = {
  jobTitle: null,
  category: null,
  phone: null,
  whatsapp: null,
  email: null,
  website: null,
  address: null,
  about: null,
  businessHours: [],
};

const addressOf = ({ pictures }: SeedContext, name?: PictureName) =>
  (name && pictures.get(name)?.address) || null;

/** A picture that several cards show has one row, with the first of them. */
async function storeMedia(
  { trx, pictures, calendar }: SeedContext,
  profile: { id: number; userId: number },
  purpose: MediaPurpose,
  names: PictureName[],
): Promise<void> {
  for (const name of names) {
    const picture = pictures.get(name);
    if (!picture) continue;
    const known = await Media.query(trx).where({ storage_key: picture.publicId }).first();
    if (known) {
      if (known.profileId === null) await known.$query(trx).patch({ profileId: profile.id });
      continue;
    }
    await createMedia(trx, {
      userId: profile.userId,
      profileId: profile.id,
      purpose,
      storageKey: picture.publicId,
      mimeType: 'image/jpeg',
      byteSize: picture.byteSize,
      width: picture.width,
      height: picture.height,
      sha256: picture.sha256,
      createdAt: calendar.day(-1),
    });
  }
}
