import { addressOfDocument, readDocumentAddress } from '../../../contract/cards/document-address.ts';
import { AppError } from '../../../errors.ts';
import { documentPolicy } from '../../../http/content-security-policy.ts';
import type { AppContext } from '../../../http/context.ts';
import { nameFile } from '../../../http/attachment.ts';
import { Media } from '../../../models/Media.ts';

/**
 * Sends a document, to be read in the browser under its owner's name of it. Not while every card that names it is taken
 * down; one that no card names yet opens for whoever knows its address, as its uploader does. It is never anything but
 * a PDF to the browser, whatever else it may be made to look like (docs/security.md C10).
 * @throws {AppError} `not_found`
 */
export async function answerDocument(
  ctx: AppContext,
  { params }: { params: { publicId: string; file: string } },
): Promise<void> {
  const address = `/media/${params.publicId}/pdf/${params.file}`;
  const facts = readDocumentAddress(address);
  const media = await Media.query(ctx.deps.knex)
    .findOne({ storage_key: params.publicId, purpose: 'document' })
    .whereRaw(`(${isOpen})`, { naming: JSON.stringify([{ file: address }]) });
  const isMeant = media && facts && facts.pages === media.pages && addressOfDocument(facts) === address;
  const file = isMeant && (await ctx.deps.storage.open(`${params.publicId}/${params.file}`));
  if (!file) throw new AppError('not_found');
  nameFile(ctx, media.fileName ?? params.file);
  ctx.type = 'application/pdf';
  ctx.length = file.byteSize;
  ctx.set({
    // Long enough for a reader that comes back for more pages; a card that is taken down takes its documents with it.
    'Cache-Control': 'public, max-age=600',
    'Content-Security-Policy': documentPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Search engines find the card, which leads here.
    'X-Robots-Tag': 'noindex',
  });
  if (ctx.method === 'HEAD') {
    file.body.destroy();
    ctx.status = 200;
  } else ctx.body = file.body;
}

/** No card names it, or one does that isn't taken down. */
const isOpen = `
  not exists (select from business_profiles where documents <> '[]' and documents @> :naming::jsonb)
  or exists (
    select from business_profiles card where card.documents <> '[]' and card.documents @> :naming::jsonb
      and not exists (select from card_takedowns where profile_id = card.id and lifted_at is null)
  )`;
