import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { lookApart } from '../../../adapters/pdf/look-apart.ts';
import type { Storage } from '../../../adapters/storage.ts';
import { documentFile } from '../../../contract/cards/document-address.ts';
import { documentLimits } from '../../../contract/cards/document-limits.ts';
import { Media } from '../../../models/Media.ts';
import { discardPicture } from './discard-picture.ts';
import { makePictureId } from './picture-key.ts';
import { documentRefusal } from './refuse-document.ts';
import { isWholePdf } from './sniff-pdf.ts';
import { storeFiles } from './store-picture.ts';

interface DocumentUpload {
  bytes: Buffer;
  /** The file's own name; cleaned and shortened here. */
  name: string;
  userId: number;
  /** Aborted when the uploader closed the connection. */
  signal?: AbortSignal;
}

/**
 * Stores a PDF as it is, with a picture of its first page beside it, both or neither; its facts are counted here and
 * never taken from the uploader (docs/product.md 12.4). The row comes first, so that the sweep finds what a crash
 * leaves.
 * @throws {AppError} `unsupported_media_type` for what is no PDF, or one that is broken, protected, empty or runs
 * something; `payload_too_large` for too many pages; `conflict` when the account keeps too many
 */
export async function storeDocument(
  knex: Knex,
  storage: Storage,
  { bytes, name, userId, signal }: DocumentUpload,
): Promise<Media> {
  if (bytes.length === 0) throw documentRefusal('empty');
  if (bytes.length > documentLimits.bytes) throw documentRefusal('tooManyBytes');
  if (!isWholePdf(bytes)) throw documentRefusal('notPdf');
  const kept = await Media.query(knex).where({ user_id: userId, purpose: 'document' }).resultSize();
  if (kept >= documentLimits.kept) throw documentRefusal('tooManyKept');
  const look = await lookApart(bytes);
  signal?.throwIfAborted();
  if (look.refusal !== null) throw documentRefusal(look.refusal);
  const { pages, width, height } = look;
  if (pages > documentLimits.pages) throw documentRefusal('tooManyPages');
  // Loaded with the first upload: the encoders are large.
  const { encodePixels } = await import('./encode-picture.ts');
  const picture = await encodePixels(Buffer.from(look.pixels), { width, height, channels: 4 });
  signal?.throwIfAborted();
  const publicId = makePictureId(width, height);
  const media = await Media.query(knex).insertAndFetch({
    userId,
    profileId: null,
    purpose: 'document',
    storageKey: publicId,
    mimeType: 'application/pdf',
    byteSize: bytes.length,
    width,
    height,
    pages,
    fileName: fileNameOf(name),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  try {
    await storage.put(`${publicId}/${documentFile({ pages, bytes: bytes.length })}`, bytes);
    await storeFiles(storage, publicId, picture);
    signal?.throwIfAborted();
  } catch (error) {
    await discardPicture(knex, storage, media);
    throw error;
  }
  return media;
}

/** A name that a file may have on every system, ending in `.pdf`. */
function fileNameOf(typed: string): string {
  const plain = typed
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[/\\:*?"<>|]/gu, ' ')
    .replace(/\.pdf$/iu, '')
    .trim();
  return `${[...(plain || 'document')].slice(0, documentLimits.fileName - 4).join('')}.pdf`;
}
