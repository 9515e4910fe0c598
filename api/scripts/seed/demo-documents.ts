import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../adapters/storage.ts';
import { documentFile } from '../../contract/cards/document-address.ts';
import { encodePixels } from '../../domains/cards/media/encode-picture.ts';
import { makePictureId } from '../../domains/cards/media/picture-key.ts';
import { storedSize, storeFiles } from '../../domains/cards/media/store-picture.ts';
import { demoDocuments, type DemoDocument } from './content/card-documents.ts';
import type { DemoSlug } from './slugs.ts';

/** A document that lies behind the storage port, ready to be named in rows. */
export interface StoredDocument extends Pick<DemoDocument, 'name' | 'fileName'> {
  publicId: string;
  width: number;
  height: number;
  pages: number;
  byteSize: number;
  sha256: string;
}

export type StoredDocuments = ReadonlyMap<DemoSlug, readonly StoredDocument[]>;

/** Draws and stores the documents of the demo cards, each with the picture of its first page. */
export async function storeDemoDocuments(storage: Storage): Promise<StoredDocuments> {
  const stored = new Map<DemoSlug, StoredDocument[]>();
  for (const [slug, documents] of Object.entries(demoDocuments) as [DemoSlug, DemoDocument[]][]) {
    const ofCard: StoredDocument[] = [];
    // One after the other: they share the fonts.
    for (const document of documents) ofCard.push(await storeDocument(storage, document));
    stored.set(slug, ofCard);
  }
  const [attached] = [...stored.values()].flat();
  if (attached) await copyForSupport(storage, attached);
  return stored;
}

/** Where the copy lies that a customer of the demo sends to support. */
export const attachmentKeyOf = ({ publicId }: StoredDocument): string =>
  `support/${publicId.slice(0, 20)}.pdf`;

async function copyForSupport(storage: Storage, document: StoredDocument): Promise<void> {
  const { publicId, pages, byteSize } = document;
  const file = await storage.open(`${publicId}/${documentFile({ pages, bytes: byteSize })}`);
  if (file) await storage.put(attachmentKeyOf(document), await buffer(file.body));
}

async function storeDocument(storage: Storage, document: DemoDocument): Promise<StoredDocument> {
  const { drawDocument } = await import('./drawings/draw-document.ts');
  const { lookIntoPdf } = await import('../../adapters/pdf/look-into-pdf.ts');
  const bytes = await drawDocument(document);
  const look = await lookIntoPdf(bytes);
  if (look.refusal !== null) throw new Error(`the demo document ${document.name} is ${look.refusal}`);
  const { width, height, pages, pixels } = look;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const publicId = makePictureId(width, height, BigInt(`0x${sha256}`).toString(32).slice(0, 20));
  const key = `${publicId}/${documentFile({ pages, bytes: bytes.length })}`;
  if ((await storage.sizeOf(key)) === null) await storage.put(key, bytes);
  if ((await storedSize(storage, publicId, width)) === null)
    await storeFiles(
      storage,
      publicId,
      await encodePixels(Buffer.from(pixels), { width, height, channels: 4 }, 'quick'),
    );
  const { name, fileName } = document;
  return { name, fileName, publicId, width, height, pages, byteSize: bytes.length, sha256 };
}
