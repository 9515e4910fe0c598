import { wallClock } from '../../../../contract/base/israel-clock.ts';
import type { PaymentType } from '../../../../contract/payments/entities/payment-enums.schema.ts';
import type { AccountedDocument } from '../documents-of-days.ts';
import { netLines } from '../net-lines.ts';
import { date, digits, money, nought, quantity, rate, reserved, text, time, withheld } from './fields.ts';

/** What every record of a file has in common. */
export interface FileIdentity {
  /** Nine digits of the business. */
  vatId: string;
  /** The same in both files, and in no others. */
  primaryId: string;
}

export const formatConstant = '&OF1.31&';

/** Kinds of documents by the layout's appendix 1: קבלה, and חשבונית מס זיכוי for what takes back. */
export const documentTypes = { receipt: 400, credit: 330 } as const;

/** 1306, by the layout: 3 credit card, 4 bank transfer, 9 other. */
const paymentMeans: Record<PaymentType, number> = {
  credit_card: 3,
  apple_pay: 3,
  google_pay: 3,
  bank_transfer: 4,
  bit: 9,
  paypal: 9,
};

/** A100, 95 signs: opens BKMVDATA.TXT. */
export const openingRecord = (no: number, { vatId, primaryId }: FileIdentity): string =>
  ['A100', digits(no, 9), digits(vatId, 9), digits(primaryId, 15), formatConstant, reserved(50)].join('');

/** Z900, 110 signs: closes it, with the count of all records. */
export const closingRecord = (no: number, { vatId, primaryId }: FileIdentity): string =>
  [
    'Z900',
    digits(no, 9),
    digits(vatId, 9),
    digits(primaryId, 15),
    formatConstant,
    digits(no, 15),
    reserved(50),
  ].join('');

/** Sums of a document as the file carries them: those of a credit are negative, so that the file adds up. */
const signOf = ({ kind }: AccountedDocument) => (kind === 'credit' ? -1 : 1);

/**
 * C100, 444 signs: the head of a receipt or a credit.
 * @param link the number that ties its lines to it within the file
 */
export function documentRecord(
  no: number,
  { vatId }: FileIdentity,
  document: AccountedDocument,
  link: number,
): string {
  const sign = signOf(document);
  const issued = wallClock(document.issuedAt);
  const net = sign * (document.gross - document.vat);
  return [
    'C100',
    digits(no, 9),
    digits(vatId, 9),
    digits(documentTypes[document.kind], 3),
    text(document.number, 20),
    date(issued.date),
    time(issued.minutes),
    text(document.customerName ?? '', 50),
    // The address is one line with us: it stands in the field of the street.
    text(document.customerAddress ?? '', 50),
    text('', 10 + 30 + 8 + 30 + 2 + 15),
    customerNumber(document),
    date(document.day),
    money(0),
    text('', 3),
    money(net),
    money(0),
    money(net),
    money(sign * document.vat),
    money(sign * document.gross),
    withheld(0),
    text(document.customerId === null ? '' : String(document.customerId), 15),
    text('', 10),
    text(document.status === 'cancelled' ? '1' : '', 1),
    date(document.day),
    text('', 7 + 9),
    digits(link, 7),
    reserved(13),
  ].join('');
}

/** 1215: a private person has none. */
const customerNumber = ({ customerNumber: number }: AccountedDocument) =>
  /^\d{9}$/u.test(number ?? '') ? digits(number ?? '', 9) : nought(9);

/** D110, 339 signs: each line of a credit, with the receipt that it takes back. */
export function lineRecords(
  first: number,
  { vatId }: FileIdentity,
  document: AccountedDocument,
  link: number,
): string[] {
  return netLines(document).map(({ what, pieces, net }, at) =>
    [
      'D110',
      digits(first + at, 9),
      digits(vatId, 9),
      digits(documentTypes[document.kind], 3),
      text(document.number, 20),
      digits(at + 1, 4),
      document.creditOf === null ? nought(3) : digits(documentTypes.receipt, 3),
      text(document.creditOf ?? '', 20),
      // A service; printed cards are made to order.
      digits(1, 1),
      text('', 20),
      text(what, 30),
      text('', 50 + 30),
      text('יחידה', 20),
      quantity(pieces),
      money(signOf(document) * Math.round(net / pieces)),
      money(0),
      money(signOf(document) * net),
      rate(document.vatRate),
      text('', 7),
      date(document.day),
      digits(link, 7),
      text('', 7),
      reserved(21),
    ].join(''),
  );
}

/** 1315, by the layout: of a card 1 an ordinary charge, 2 one in payments; of anything else none. */
const creditDeal = ({ paymentMethod, installments }: AccountedDocument) =>
  paymentMeans[paymentMethod] === 3 ? (installments > 1 ? 2 : 1) : 0;

/** D120, 222 signs: how a receipt was paid. Bank, cheque, day of payout and acquirer are not known to us. */
export const paymentRecord = (
  no: number,
  { vatId }: FileIdentity,
  document: AccountedDocument,
  link: number,
): string =>
  [
    'D120',
    digits(no, 9),
    digits(vatId, 9),
    digits(documentTypes[document.kind], 3),
    text(document.number, 20),
    digits(1, 4),
    digits(paymentMeans[document.paymentMethod], 1),
    nought(10 + 10 + 15 + 10 + 8),
    money(signOf(document) * document.gross),
    nought(1),
    text('', 20),
    digits(creditDeal(document), 1),
    text('', 7),
    date(document.day),
    digits(link, 7),
    reserved(60),
  ].join('');
