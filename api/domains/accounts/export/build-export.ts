import { buffer } from 'node:stream/consumers';
import { exportFormat, exportVersion } from '../../../contract/accounts/data-import.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { widthsOf } from '../../../contract/cards/picture-address.ts';
import { vCard } from '../../../lib/v-card.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { Media } from '../../../models/Media.ts';
import type { AppDeps } from '../../../deps.ts';
import { presentPublicCard } from '../../cards/public/cards.presenter.ts';
import { contactDetails } from '../../cards/public/contact-details.ts';
import { writeLeadsTable } from '../../leads/my-leads/leads-table.ts';
import { pictureKey } from '../../cards/media/picture-key.ts';
import { gatherTables } from './gather-tables.ts';
import { readmeOfExport } from './readme-of-export.ts';
import { createZip } from './zip-writer.ts';

/** Pictures beyond this are named with their addresses instead: the file is put together in memory. */
const maxBytes = 300 * 1_024 * 1_024;

/**
 * Puts everything of one person into a zip: tables as JSON, leads as CSV too, each card as a vCard, pictures as JPEG
 * in their full size (docs/product.md 5).
 * @param report hears how many per cent are done
 */
export async function buildExport(
  { knex, storage, clock, env }: AppDeps,
  { userId, language }: { userId: number; language: Language },
  report: (progress: number) => Promise<void>,
): Promise<Buffer> {
  const now = clock.now();
  const zip = createZip(now);
  zip.add(
    'bikur.json',
    JSON.stringify({ format: exportFormat, version: exportVersion, madeAt: now.toISOString() }),
  );
  for (const [name, tables] of Object.entries(await gatherTables(knex, userId)))
    zip.add(name, JSON.stringify(tables, null, 2));
  zip.add('leads.csv', (await writeLeadsTable(knex, { ownerId: userId, language })).csv);
  await report(20);
  const { contactPhoto } = await import('../../cards/public/contact-photo.ts');
  for (const profile of await BusinessProfile.query(knex).where({ user_id: userId }).orderBy('id')) {
    const card = presentPublicCard(profile, { env, now });
    zip.add(`cards/${profile.id}.vcf`, vCard(contactDetails(card, await contactPhoto(storage, card))));
  }
  await report(30);
  const pictures = await Media.query(knex).where({ user_id: userId }).orderBy('id');
  const notHere: string[] = [];
  for (const [index, picture] of pictures.entries()) {
    const width = widthsOf(picture.width).at(-1) ?? picture.width;
    const key = pictureKey(picture.storageKey, width, 'jpg');
    const fits = zip.byteSize < maxBytes;
    const file = fits ? await storage.open(key) : null;
    if (file) zip.add(`pictures/${picture.storageKey}.jpg`, await buffer(file.body));
    else if (!fits) notHere.push(new URL(`/media/${key}`, env.PUBLIC_URL).href);
    if (index % 10 === 9) await report(30 + Math.floor((65 * (index + 1)) / pictures.length));
  }
  zip.add('README.txt', readmeOfExport(language, notHere));
  return zip.end();
}
