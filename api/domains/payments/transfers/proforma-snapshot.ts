import type { Language } from '../../../contract/base/languages.ts';
import type { Proforma } from '../../../models/Proforma.ts';
import { receiptSnapshot } from '../receipts/receipt-snapshot.ts';
import { wordLine } from '../receipts/line-words.ts';
import { bankAccount } from './bank-account.ts';

/** What was stored with a proforma when it was issued; the buyer goes once their account is closed. */
export const proformaSnapshot = receiptSnapshot.extend({ bank: bankAccount });

/** What a proforma is for, in one line. */
export const describeProforma = ({ items }: Pick<Proforma, 'items'>, language: Language): string =>
  items.map(({ facts, description }) => (facts ? wordLine(facts, language) : description)).join(' · ');
