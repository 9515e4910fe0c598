import {
  maxStatementPages,
  type StatementEntry,
  type StatementRange,
  type StatementResult,
} from '../statement-port.ts';
import { approvedCode, partialApproval } from './declines.ts';
import { saysNotFound } from './recurring.ts';
import { isRefund, readTransactions, type WireTransaction } from './transactions.ts';
import type { WireAnswer } from './wire.ts';

const pageSize = 500;
const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' });

type Ask = (operation: string, body: Record<string, unknown>) => Promise<WireAnswer>;

/**
 * Reads the approved charges and refunds of these days: a search by date, and the transactions' history page by page.
 * Either may know of more (docs/money.md 9), and together they must be whole.
 */
export async function payPlusStatement(
  ask: Ask,
  { terminalUid, now }: { terminalUid: string; now: Date },
  { from, until }: StatementRange,
): Promise<StatementResult> {
  // Their days are Israel's and both included; what lies outside is dropped again below.
  const days = { fromDate: dayOf.format(from), untilDate: dayOf.format(until) };
  const found = new Map<string, WireTransaction>();
  const add = (answer: WireAnswer): StatementResult | WireTransaction[] => {
    if (answer.kind === 'refused')
      return saysNotFound(answer.description)
        ? []
        : { kind: 'unknown', cause: answer.description || 'refused' };
    if (answer.kind !== 'ok') return answer;
    const page = readTransactions(answer.data, now);
    for (const transaction of page) found.set(transaction.uid, transaction);
    return page;
  };
  const searched = add(await ask('Transactions/View', days));
  if (!Array.isArray(searched)) return searched;
  for (let page = 0; ; page += 1) {
    if (page === maxStatementPages) return { kind: 'unknown', cause: 'a history without an end' };
    const read = add(
      await ask('TransactionReports/TransactionsHistory', {
        terminal_uid: terminalUid,
        ...days,
        skip: page * pageSize,
        take: pageSize,
      }),
    );
    if (!Array.isArray(read)) return read;
    if (read.length < pageSize) break;
  }
  const entries: StatementEntry[] = [];
  for (const transaction of found.values()) {
    if (!moves(transaction)) continue;
    if (transaction.at < from || transaction.at >= until) continue;
    if (transaction.minor === null) return { kind: 'unknown', cause: 'a transaction without an amount' };
    entries.push(entryOf(transaction, transaction.minor));
  }
  return { kind: 'ok', entries };
}

/** Approved in full or in part; a check of a card moves nothing. */
const moves = ({ statusCode, type }: WireTransaction): boolean =>
  (statusCode === approvedCode || statusCode === partialApproval) && type !== 'Approval';

const entryOf = (transaction: WireTransaction, minor: number): StatementEntry => ({
  direction: isRefund(transaction) ? 'refund' : 'charge',
  txnId: transaction.uid,
  parentTxnId: null,
  reference: transaction.reference || null,
  amount: { minor, currency: transaction.currency },
  at: transaction.at,
});
