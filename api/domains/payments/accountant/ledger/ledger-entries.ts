import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../../contract/payments/entities/payment-enums.schema.ts';
import type { LineFacts } from '../../../../contract/payments/entities/receipt-items.schema.ts';
import { israelWithin } from '../../../../lib/israel-days-sql.ts';
import { documentsOfDays, israelDay, type AccountedDocument } from '../documents-of-days.ts';
import { netLines } from '../net-lines.ts';
import type { DaySpan } from '../month-days.ts';

/** Money on one account, in agorot; what comes onto it is positive. */
export interface Posting {
  account: string;
  minor: number;
}

/** What happened on one day, in accounts: its postings add up to nothing. */
export interface LedgerEntry {
  day: string;
  /** Number of the document, or of the dispute. */
  code: string;
  payee: string;
  what: string;
  currency: string;
  postings: Posting[];
}

/** The chart of accounts, by the names that all three programs take. */
export const ledgerAccounts = {
  clearing: {
    payplus: 'Assets:Clearing:PayPlus',
    stripe: 'Assets:Clearing:Stripe',
    sandbox: 'Assets:Clearing:Sandbox',
    manual: 'Assets:Clearing:Manual',
    // It is on the account already: nobody owes it, and no payout brings it.
    bank: 'Assets:Bank:Transfers',
    none: 'Assets:Clearing:Other',
  },
  bank: 'Assets:Bank',
  vat: 'Liabilities:VAT:Output',
  plans: 'Income:Plans',
  orders: 'Income:PrintedCards',
  other: 'Income:Other',
  refunds: 'Income:Refunds',
  disputes: 'Income:LostDisputes',
  providerFees: 'Expenses:ProviderFees',
  disputeFees: 'Expenses:DisputeFees',
} as const;

/**
 * The books of some days in double entry (docs/money.md 13.10): a receipt brings money to the provider's clearing
 * account from income and VAT, a credit takes it back through refunds or lost disputes, and a dispute's own cost is an
 * expense of the day it was opened. A payout takes from the clearing account what the bank got on its day of value, and
 * the provider's fees, which are an expense. Nothing is posted for cancelled documents, and for payouts on their way.
 */
export async function readLedger(knex: Knex, days: DaySpan): Promise<LedgerEntry[]> {
  const documents = await documentsOfDays(knex, days);
  const entries = documents.filter(({ status, gross }) => status !== 'cancelled' && gross > 0).map(entryOf);
  return [...entries, ...(await disputeFees(knex, days)), ...(await payouts(knex, days))].toSorted(
    (one, other) => (`${one.day} ${one.code}` < `${other.day} ${other.code}` ? -1 : 1),
  );
}

const clearingOf = (provider: PaymentProvider | null) => ledgerAccounts.clearing[provider ?? 'none'];

function entryOf(document: AccountedDocument): LedgerEntry {
  const sign = document.kind === 'credit' ? -1 : 1;
  const lines = netLines(document);
  const byAccount = Map.groupBy(lines, ({ facts }) => incomeOf(document, facts));
  const income = [...byAccount].map(([account, sold]) => ({
    account,
    minor: -sign * sold.reduce((sum, { net }) => sum + net, 0),
  }));
  const postings: Posting[] = [
    { account: clearingOf(document.provider), minor: sign * document.gross },
    ...income,
    { account: ledgerAccounts.vat, minor: -sign * document.vat },
  ];
  return {
    day: document.day,
    code: document.number,
    payee: document.customerName ?? '',
    what: lines.map(({ what }) => what).join(' · '),
    currency: document.currency,
    postings: postings.filter(({ minor }) => minor !== 0),
  };
}

function incomeOf(document: AccountedDocument, facts: LineFacts | undefined): string {
  if (document.kind === 'credit')
    return document.isLostDispute ? ledgerAccounts.disputes : ledgerAccounts.refunds;
  if (facts?.kind === 'plan' || facts?.kind === 'plan_change') return ledgerAccounts.plans;
  return facts?.kind.startsWith('order') ? ledgerAccounts.orders : ledgerAccounts.other;
}

interface FeeRow {
  id: number;
  provider: PaymentProvider;
  currency: string;
  minor: number;
  day: string;
}

async function disputeFees(knex: Knex, { from, to }: DaySpan): Promise<LedgerEntry[]> {
  const { rows } = await knex.raw<{ rows: FeeRow[] }>(
    `select id, provider, currency, fee_minor as minor, ${israelDay('opened_at')} as day
    from disputes where fee_minor > 0 and ${israelWithin('opened_at')}`,
    [from, to],
  );
  return rows.map(({ id, provider, currency, minor, day }) => ({
    day,
    code: `D${id}`,
    payee: '',
    what: 'עמלת הכחשה',
    currency,
    postings: [
      { account: ledgerAccounts.disputeFees, minor },
      { account: clearingOf(provider), minor: -minor },
    ],
  }));
}

interface PayoutRow extends FeeRow {
  payoutUid: string;
  net: number;
}

/** Fees of disputes are posted with the dispute, and not again with the payout that took them. */
async function payouts(knex: Knex, { from, to }: DaySpan): Promise<LedgerEntry[]> {
  const { rows } = await knex.raw<{ rows: PayoutRow[] }>(
    `select payout.id, payout.provider, payout.payout_uid as "payoutUid", payout.currency, payout.value_day as day,
      payout.net_minor as net, coalesce(sum(
        line.fee_minor - case line.kind when 'fee' then line.amount_minor else 0 end
      ) filter (where line.dispute_id is null), 0)::bigint as minor
    from payouts payout left join payout_lines line on line.payout_id = payout.id
    where payout.status <> 'pending' and payout.value_day between ? and ? group by payout.id`,
    [from, to],
  );
  return rows.flatMap(({ id, provider, payoutUid, currency, day, net, minor }) => {
    const postings = [
      { account: ledgerAccounts.bank, minor: net },
      { account: ledgerAccounts.providerFees, minor },
      { account: clearingOf(provider), minor: -net - minor },
    ].filter((posting) => posting.minor !== 0);
    // A failed payout without fees moved nothing.
    if (postings.length === 0) return [];
    return [{ day, code: `P${id}`, payee: '', what: `העברה לבנק ${payoutUid}`, currency, postings }];
  });
}
