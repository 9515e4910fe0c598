import type { Language } from '../../../contract/base/languages.ts';
import type { Knex } from 'knex';
import type { CardBehaviour } from '../../../contract/payments/sandbox-cards.ts';

// Stands for another company's database: none of our models maps these tables.
export interface PspPage {
  uid: string;
  more_info: string;
  amount: string;
  currency: string;
  /** 1 charges, 5 only stores the card. */
  charge_method: 1 | 5;
  create_token: boolean;
  customer_uid: string;
  /** Names of what it offers; none of a shop that named none. */
  charge_methods: string[];
  /** In how many payments it charges a card. */
  payments: number;
  items: { name: string; quantity: number; price: number }[];
  language: Language;
  ref_success: string;
  ref_failure: string;
  ref_cancel: string;
  ref_callback: string;
  send_failure_callback: boolean;
  status: 'open' | 'challenge' | 'paid' | 'declined' | 'lost' | 'disabled';
  behaviour: CardBehaviour | null;
  four_digits: string | null;
  expiry_month: string | null;
  expiry_year: string | null;
  hang_lookup: boolean;
  expires_at: Date;
  created_at: Date;
}

export interface PspTransaction {
  uid: string;
  page_uid: string | null;
  parent_uid: string | null;
  recurring_uid: string | null;
  type: 'Charge' | 'Refund' | 'Approval';
  status_code: string;
  amount: string;
  currency: string;
  more_info: string;
  token_uid: string | null;
  customer_uid: string | null;
  four_digits: string | null;
  expiry_month: string | null;
  expiry_year: string | null;
  /** `credit-card`, or what was paid with instead of typing one. */
  method: string;
  number_of_payments: number;
  /** Of several payments; null of one. */
  first_payment_amount: string | null;
  rest_payments_amount: string | null;
  cut_lookup: boolean;
  /** Of a charge made late: nobody hears of it before. */
  visible_from: Date | null;
  created_at: Date;
}

export interface PspToken {
  uid: string;
  customer_uid: string;
  behaviour: CardBehaviour;
  four_digits: string;
  expiry_month: string;
  expiry_year: string;
  removed_at: Date | null;
}

export interface PspRecurring {
  uid: string;
  customer_uid: string;
  token_uid: string;
  amount: string;
  currency: string;
  recurring_type: number;
  recurring_range: number;
  number_of_charges: number;
  start_date: string;
  valid: boolean;
  deleted_at: Date | null;
}

export interface PspDispute {
  uid: string;
  transaction_uid: string;
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
  amount: string;
  fee: string;
  reason: string;
  opened_at: Date;
  evidence_due_at: Date;
  decided_at: Date | null;
}

export interface PspDocument {
  uid: string;
  unique_identifier: string;
  doc_type: 'inv_tax_receipt' | 'inv_refund';
  number: number;
  allocation_number: string | null;
  customer_name: string;
  customer_number: string | null;
  amount: string;
  currency: string;
  /** A document that comes late is found from then on only. */
  visible_from: Date;
  created_at: Date;
}

/** The tables of the sandbox's payment service, which has a schema of its own. */
export const pages = (knex: Knex) => knex<PspPage>('sandbox_psp.pages');
export const transactions = (knex: Knex) => knex<PspTransaction>('sandbox_psp.transactions');
/** What the service tells of at a moment: a charge that is made late isn't there before. */
export const visibleTransactions = (knex: Knex, now: Date) =>
  transactions(knex).where(
    (query) => void query.whereNull('visible_from').orWhere('visible_from', '<=', now),
  );
export const tokens = (knex: Knex) => knex<PspToken>('sandbox_psp.tokens');
export const recurring = (knex: Knex) => knex<PspRecurring>('sandbox_psp.recurring');
export const documents = (knex: Knex) => knex<PspDocument>('sandbox_psp.documents');
export const disputes = (knex: Knex) => knex<PspDispute>('sandbox_psp.disputes');
