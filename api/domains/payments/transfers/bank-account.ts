import { z } from 'zod';
import type { AppDeps } from '../../../deps.ts';
import type { BankAccountView } from '../../../contract/payments/transfers.schema.ts';
import { byLanguage, languages, type Language } from '../../../contract/base/languages.ts';
import { exampleBankName } from './messages.ts';

const text = z.string().min(1);

/** The account as a proforma keeps it from the day it is issued. */
export const bankAccount = z.object({
  holder: text,
  /** The bank's name in each language there was when it was stored. */
  names: z.record(z.string(), text),
  bankNumber: text,
  branch: text,
  account: text,
  iban: text.nullable(),
});
export type BankAccount = z.output<typeof bankAccount>;

/** What a showroom without an account of its own shows: no such bank, and no such account. */
const example: BankAccount = {
  holder: 'ביקור',
  names: exampleBankName,
  bankNumber: '99',
  branch: '001',
  account: '000000',
  iban: null,
};

/**
 * The company's account to which customers transfer (docs/configuration.md).
 * @returns null where none is configured: nothing is then paid by bank transfer
 */
export function bankAccountOf(env: AppDeps['env']): BankAccount | null {
  const { COMPANY_BANK_NAME: name, COMPANY_BANK_NUMBER: bankNumber, COMPANY_BANK_BRANCH: branch } = env;
  const account = env.COMPANY_BANK_ACCOUNT;
  if (!name || !bankNumber || !branch || !account) return env.DEMO_DATA ? example : null;
  return {
    holder: env.COMPANY_BANK_HOLDER ?? env.COMPANY_NAME,
    names: { ...byLanguage(() => name), en: env.COMPANY_BANK_NAME_EN ?? name },
    bankNumber,
    branch,
    account,
    iban: env.COMPANY_BANK_IBAN ?? null,
  };
}

/** The account in a reader's language; the bank by another name where it was stored before that language came. */
export const showAccount = ({ names, ...account }: BankAccount, language: Language): BankAccountView => ({
  ...account,
  bankName:
    names[language] ??
    languages.map((other) => names[other]).find((name) => name !== undefined) ??
    account.bankNumber,
});
