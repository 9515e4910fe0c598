import { setImmediate as breathe } from 'node:timers/promises';
import { describeError } from '../../../http/describe-error.ts';
import { Receipt } from '../../../models/Receipt.ts';
import type { AppDeps } from '../../../deps.ts';
import { storeDocument } from './store-document.ts';
import { languageOfReceipt } from './receipt-snapshot.ts';

/** Documents of one run; the next run starts within a minute. */
const batch = 20;

type Deps = Pick<AppDeps, 'env' | 'knex' | 'log' | 'storage'>;

/**
 * Makes the documents of issued receipts ahead, each in the language of its receipt: `pending` ones in order, `error`
 * ones again. The row is the queue, so a committed receipt is never without its document, and a crashed worker loses
 * none. Receipts from before there were snapshots get theirs when a user asks for it.
 * @returns numbers for the log
 */
export async function makeDueDocuments(
  deps: Deps,
  status: 'pending' | 'error',
): Promise<{ made: number; failed: number }> {
  const due = await Receipt.query(deps.knex)
    .where({ pdf_status: status })
    .whereRaw(`snapshot <> '{}'`)
    .withGraphFetched('user')
    // A document that fails every time must not keep the others waiting.
    .orderByRaw(status === 'error' ? 'random()' : 'id')
    .limit(batch);
  let failed = 0;
  for (const receipt of due) {
    try {
      await storeDocument(deps, receipt, languageOfReceipt(receipt));
    } catch (error) {
      failed += 1;
      deps.log.error({ err: describeError(error), receipt: receipt.id }, 'receipt document not made');
    }
    await breathe();
  }
  return { made: due.length - failed, failed };
}
