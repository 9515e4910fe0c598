import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { language } from '../base/language.schema.ts';
import { moneyText } from '../base/money.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { billingCycle, currency } from './entities/payment-enums.schema.ts';

const tag = 'Bank transfers';
const time = z.iso.datetime();
const params = z.object({ id: z.uuid() });

/** Least sum that is paid by bank transfer: agorot, VAT included (docs/money.md 13.11). */
export const leastTransfer = 50_000;

/** The company's account, with the bank's name in the reader's language. */
export const bankAccountView = z.object({
  holder: z.string(),
  bankName: z.string(),
  bankNumber: z.string(),
  branch: z.string(),
  account: z.string(),
  iban: z.string().nullable(),
});
export type BankAccountView = z.infer<typeof bankAccountView>;

/** `waiting` may still be transferred, `review` came in another amount than asked, `returned` goes back. */
export const transferStates = ['waiting', 'paid', 'lapsed', 'review', 'returned'] as const;
export type TransferState = (typeof transferStates)[number];

/** A payment by bank transfer as its customer sees it. */
export const transferView = z.object({
  id: z.uuid(),
  state: z.enum(transferStates),
  /** Number of the proforma; it is written into the transfer. */
  number: z.string(),
  /** What is bought, in the reader's language. */
  what: z.string(),
  amount: moneyText,
  currency,
  issuedAt: time,
  dueAt: time,
  bank: bankAccountView,
  /** What it pays for: a plan in a billing cycle, or an order; neither where that is gone. */
  plan: z.object({ productId: z.int().positive(), billingCycle }).nullable(),
  order: z.object({ id: z.int().positive(), productId: z.int().positive().nullable() }).nullable(),
});
export type TransferView = z.infer<typeof transferView>;

export const readTransferOfferSchemas = {
  summary: 'Whether I can pay by bank transfer, and from which sum',
  tag,
  reply: z.object({
    /** Null where no bank account is configured. */
    offer: z
      .object({
        /** Least sum, VAT included. */
        from: moneyText,
        /** I gave a business number or own a team; only such a buyer may. */
        isBusiness: z.boolean(),
      })
      .nullable(),
  }),
} satisfies EndpointSchemas;

export const listTransfersSchemas = {
  summary: 'Lists my bank transfers that are waited for, or under review, newest first',
  tag,
  reply: z.object({ transfers: z.array(transferView) }),
} satisfies EndpointSchemas;

export const readTransferSchemas = {
  summary: 'One of my bank transfers, with the account to transfer to',
  tag,
  params,
  reply: transferView,
} satisfies EndpointSchemas;

export const cancelTransferSchemas = {
  summary: 'Cancel my bank transfer; money that comes all the same still counts or goes back',
  tag,
  params,
  reply: transferView,
} satisfies EndpointSchemas;

const query = z.object({ language: language.optional().catch(undefined) });

export const readProformaSchemas = {
  summary: 'The PDF of the proforma of one of my bank transfers, in my language unless another is asked for',
  tag,
  params,
  query,
} satisfies EndpointSchemas;

export const readAnyProformaSchemas = {
  summary: 'The PDF of anybody’s proforma, in their language unless another is asked for',
  tag: 'admin',
  params: idParams,
  query,
} satisfies EndpointSchemas;
