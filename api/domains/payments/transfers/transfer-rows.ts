import type { Language } from '../../../contract/base/languages.ts';
import type { Proforma } from '../../../models/Proforma.ts';
import { proformaMail } from './messages.ts';
import { describeProforma, proformaSnapshot } from './proforma-snapshot.ts';
import { showAccount } from './bank-account.ts';

type Texts = (typeof proformaMail)[Language];

/** What a mail about a transfer says of it. */
export interface TransferInput {
  username: string;
  number: string;
  what: string;
  /** In agorot. */
  amount: number;
  dueAt: Date;
  bank: ReturnType<typeof showAccount>;
  /** Path of the transfer's page. */
  page: string;
}

/** The facts of a transfer for a mail to its customer. */
export function transferInput(
  proforma: Proforma,
  { username, publicId, language }: { username: string; publicId: string; language: Language },
): TransferInput {
  return {
    username,
    number: proforma.number,
    what: describeProforma(proforma, language),
    amount: proforma.amount,
    dueAt: proforma.dueAt,
    bank: showAccount(proformaSnapshot.parse(proforma.snapshot).bank, language),
    page: `/bank-transfer/${publicId}`,
  };
}

interface Formats {
  money(minor: number): string | { written: string };
  date(moment: Date): string;
}

/** Where to transfer how much, as rows of a mail. */
export const transferRows = (
  texts: Texts,
  { number, what, amount, dueAt, bank }: TransferInput,
  format: Formats,
) => [
  [texts.number, number] as const,
  [texts.what, what] as const,
  [texts.amount, format.money(amount)] as const,
  [texts.due, format.date(dueAt)] as const,
  [texts.holder, bank.holder] as const,
  [texts.bank, `${bank.bankName} (${bank.bankNumber})`] as const,
  [texts.branch, bank.branch] as const,
  [texts.account, bank.account] as const,
  ...(bank.iban === null ? [] : [[texts.iban, bank.iban] as const]),
];
