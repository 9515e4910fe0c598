import type { CardField, CardFields } from '../../../contract/cards/card-fields.ts';
import type { ImportedItem, ImportIssue } from '../../../contract/accounts/data-import.schema.ts';
import { readDocumentAddress } from '../../../contract/cards/document-address.ts';
import { pictureIdInAddress } from '../../../contract/cards/picture-address.ts';
import { AppError } from '../../../errors.ts';
import type { Media } from '../../../models/Media.ts';
import { addressOfMedia } from '../media/address-of-media.ts';
import { discardPicture } from '../media/discard-picture.ts';
import { placesOf } from '../../subscriptions/index.ts';
import { findOwnPicture, storeImportedPicture, picturesNamedBy, withPictures } from './card-pictures.ts';
import { importMessages, itemName, type ArchiveRow, type CardImport } from '../../accounts/index.ts';
import { insertImportedCard, type CardArrival } from './insert-imported-card.ts';
import { readCardRow } from './read-card-row.ts';
import { findSameCard } from './same-card.ts';

/**
 * Imports one card of the file with its pictures, all of it or nothing.
 * @throws the database's or the storage's error, when nothing was stored
 */
export async function importCard(job: CardImport, row: ArchiveRow): Promise<ImportedItem> {
  const { fields, faults: issues } = readCardRow(row, job.language);
  const item: ImportedItem = {
    name: itemName(row['businessName'], job.language),
    outcome: 'skipped',
    reason: importMessages.invalid[job.language],
    faults: issues,
    cardId: null,
  };
  if (!fields) return item;
  const kept: Media[] = [];
  let arrival: CardArrival = { outcome: 'skipped' };
  try {
    arrival = await arrive(job, { row, fields, faults: issues, kept });
  } finally {
    if (arrival.outcome !== 'added')
      for (const media of kept) await discardPicture(job.deps.knex, job.deps.storage, media);
  }
  if (arrival.outcome === 'skipped')
    return { ...item, faults: [], reason: importMessages.places[job.language] };
  const { outcome, card } = arrival;
  job.taken.add(card.id);
  if (outcome === 'already') return { ...item, outcome, reason: null, faults: [], cardId: card.id };
  for (const field of arrival.left)
    // A basic card is drawn by the basic template whatever its row says: the user loses nothing.
    if (field !== 'template' || row['cardType'] === 'pro')
      issues.push({ field, text: importMessages.plan[job.language] });
  if (row['isPublic'] === true)
    issues.push({ field: 'isPublic', text: importMessages.private[job.language] });
  if (fields.customSlug && fields.customSlug !== card.customSlug)
    issues.push({ field: 'customSlug', text: importMessages.address[job.language] });
  return { ...item, outcome, reason: null, faults: onlyOnce(issues), cardId: card.id };
}

interface Arriving {
  row: ArchiveRow;
  fields: CardFields;
  faults: ImportIssue[];
  kept: Media[];
}

async function arrive(
  job: CardImport,
  { row, fields, faults: issues, kept }: Arriving,
): Promise<CardArrival> {
  const { deps, userId, language, taken } = job;
  const { knex, clock } = deps;
  const pictures = new Map<string, string>();
  const missing = new Map(picturesNamedBy(fields));
  for (const id of missing.keys()) {
    const own = await findOwnPicture(knex, userId, id, await job.archive.fileOf(id));
    if (!own) continue;
    pictures.set(id, addressOfMedia(own));
    missing.delete(id);
  }
  const asked = { userId, language, taken, now: clock.now() };
  // Checked before the pictures are encoded, which takes seconds; the transaction checks both again.
  const same = await findSameCard(knex, userId, { ...asked, fields: withPictures(fields, pictures) });
  if (same && missing.size === 0) return { outcome: 'already', card: same };
  const { free } = await placesOf(knex, userId, asked.now);
  if (free.length === 0) return same ? { outcome: 'already', card: same } : { outcome: 'skipped' };
  for (const field of foreignPictures(fields)) issues.push({ field, text: importMessages.picture[language] });
  const wanted = row['cardType'] === 'pro' ? 'pro' : 'basic';
  const documentNames = new Map(
    fields.documents.map(({ name, file }) => [readDocumentAddress(file)?.publicId, name]),
  );
  const hasGallery = wanted === 'pro' && free.includes('pro');
  for (const [id, { purpose, field }] of missing) {
    const lose = (text: string) => issues.push({ field, text });
    const bytes = await job.archive.fileOf(id);
    // A basic card has no gallery: its pictures would be deleted later.
    if (field === 'galleryImages' && !hasGallery) lose(importMessages.plan[language]);
    else if (!bytes) lose(importMessages.picture[language]);
    else {
      const name = documentNames.get(id) ?? '';
      const media = await storeImportedPicture(deps, userId, { bytes, purpose, name }).catch(
        (error: unknown) => {
          if (!(error instanceof AppError)) throw error;
          lose(error.text?.[language] ?? importMessages.picture[language]);
        },
      );
      if (!media) continue;
      kept.push(media);
      pictures.set(id, addressOfMedia(media));
    }
  }
  return knex.transaction((trx) =>
    insertImportedCard(trx, { ...asked, wanted, fields: withPictures(fields, pictures) }),
  );
}

/** Fields with an address that is no stored picture: such a picture can't be in the file. */
function foreignPictures({
  coverImage,
  profileImage,
  logoImage,
  galleryImages,
  services,
  documents,
}: CardFields): CardField[] {
  const isForeign = (address: string | null) => address !== null && !pictureIdInAddress(address);
  return [
    ...(isForeign(coverImage) ? ['coverImage' as const] : []),
    ...(isForeign(profileImage) ? ['profileImage' as const] : []),
    ...(isForeign(logoImage) ? ['logoImage' as const] : []),
    ...(galleryImages.some(({ url }) => isForeign(url)) ? ['galleryImages' as const] : []),
    ...(services.some(({ items }) => items.some(({ picture }) => isForeign(picture)))
      ? ['services' as const]
      : []),
    ...(documents.some(({ file }) => !readDocumentAddress(file)) ? ['documents' as const] : []),
  ];
}

function onlyOnce(issues: readonly ImportIssue[]): ImportIssue[] {
  return [...new Map(issues.map((issue) => [`${issue.field} ${issue.text}`, issue])).values()];
}
