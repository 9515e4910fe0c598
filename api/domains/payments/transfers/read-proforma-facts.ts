import { toMinor } from '../../../contract/base/money.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';
import type { AppDeps } from '../../../deps.ts';
import type { Proforma } from '../../../models/Proforma.ts';
import { paymentProviderOf } from '../../../payment-environment.ts';
import type { DocumentFacts } from '../receipts/document-facts.ts';
import { sellerOf } from '../receipts/seller.ts';
import { showAccount } from './bank-account.ts';
import { proformaSnapshot } from './proforma-snapshot.ts';

/** Whether no money moves here: the payments of this installation are for trying. */
export const isShowroom = (env: AppDeps['env']): boolean =>
  env.DEMO_DATA || paymentProviderOf(env) === 'sandbox';

/** What stands on a proforma's document, as it was on the day it was issued (docs/money.md 13.11). */
export function readProformaFacts(
  env: AppDeps['env'],
  proforma: Proforma,
  language: Language,
): DocumentFacts {
  const { customer, company, bank } = proformaSnapshot.parse(proforma.snapshot);
  return {
    kind: 'proforma',
    number: proforma.number,
    creditOf: null,
    isTest: isShowroom(env),
    status: 'completed',
    issuedAt: proforma.createdAt,
    paidAt: proforma.dueAt,
    company: { ...(company ?? sellerOf(env)), email: env.COMPANY_EMAIL, phone: env.COMPANY_PHONE },
    customer: customer ?? null,
    lines: proforma.items.map(({ facts, description, quantity, unitPrice, total }) => ({
      facts: facts ?? { kind: 'written', text: description },
      quantity,
      unitPrice: toMinor(unitPrice),
      total: toMinor(total),
    })),
    currency: proforma.currency,
    net: proforma.amount - proforma.vatAmount,
    vatRate: proforma.vatRate,
    vat: proforma.vatAmount,
    total: proforma.amount,
    taxDocument: null,
    paymentType: 'bank_transfer',
    cardLast4: null,
    installments: 1,
    transactionId: null,
    bank: showAccount(bank, language),
  };
}
