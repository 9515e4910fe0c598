import { readReceiptDocumentEndpoint } from '../../../contract/payments/receipt-documents.endpoint.ts';
import { pathOf } from '../../../contract/endpoint.ts';
import type { Knex } from 'knex';
import type { Language } from '../../../contract/base/languages.ts';
import { AppError } from '../../../errors.ts';
import { Receipt } from '../../../models/Receipt.ts';
import { TaxDocument } from '../../../models/TaxDocument.ts';
import type { AppDeps } from '../../../deps.ts';
import { drawInTurn } from '../../../adapters/pdf/draw-in-turn.ts';
import { readDocumentFacts } from './read-document-facts.ts';

type Deps = Pick<AppDeps, 'env' | 'knex' | 'storage'>;

/**
 * Key of a receipt's document in the storage, one for each language. One that names a tax document, or its allocation
 * number, lies beside the one from before that was known.
 * @param tax as `taxPartOf` gives it
 */
export const documentKeyOf = ({ documentKey }: Receipt, language: Language, tax = ''): string =>
  `receipts/${documentKey}/${language}${tax}.pdf`;

/**
 * Makes sure that a receipt's document is stored; does nothing when it is. A stored document never changes; once
 * its tax document is issued, one that names it takes its place. Several
 * processes may ask at once: the row's lock lets one of them make it.
 * @returns key of the document in the storage
 * @throws {AppError} `not_found` when the receipt was deleted meanwhile
 * @throws the storage's error or the drawing's, with the receipt marked `error`; the next request tries again
 */
export async function storeDocument(deps: Deps, receipt: Receipt, language: Language): Promise<string> {
  const { knex, storage } = deps;
  const key = documentKeyOf(receipt, language, await taxPartOf(knex, receipt.id));
  if (receipt.pdfStatus === 'ready' && (await storage.sizeOf(key)) !== null) return key;
  try {
    return await drawInTurn(() => knex.transaction((trx) => makeDocument(trx, deps, receipt.id, language)));
  } catch (error) {
    await Receipt.query(knex)
      .findById(receipt.id)
      .where({ pdf_status: 'pending' })
      .patch({ pdfStatus: 'error' });
    throw error;
  }
}

/** What the key of a document says of the tax document that it names; empty where none is issued. */
async function taxPartOf(knex: Knex, receiptId: number): Promise<string> {
  const issued = await TaxDocument.query(knex).findOne({ receipt_id: receiptId, status: 'issued' });
  if (!issued) return '';
  return issued.allocationNumber === null ? '-tax' : `-tax-${issued.allocationNumber}`;
}

async function makeDocument(
  trx: Knex.Transaction,
  { env, storage }: Deps,
  id: number,
  language: Language,
): Promise<string> {
  const receipt = await Receipt.query(trx).findById(id).forUpdate();
  if (!receipt) throw new AppError('not_found');
  const key = documentKeyOf(receipt, language, await taxPartOf(trx, id));
  if ((await storage.sizeOf(key)) === null) {
    const facts = await readDocumentFacts(trx, env, receipt);
    // Loaded with the first document: most processes draw none.
    const { renderDocument } = await import('./render-document.ts');
    await storage.put(key, await renderDocument(facts, language));
  }
  if (receipt.pdfStatus !== 'ready')
    await receipt
      .$query(trx)
      .patch({ pdfStatus: 'ready', pdfUrl: pathOf(readReceiptDocumentEndpoint, { params: { id } }) });
  return key;
}
