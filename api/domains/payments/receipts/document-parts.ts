import { createElement, type ReactElement } from 'react';
import { Text, View } from '@react-pdf/renderer';
import type { BankAccountView } from '../../../contract/payments/transfers.schema.ts';
import type { DocumentSheet } from './document-sheet.ts';

type Part = (sheet: DocumentSheet) => ReactElement;

/** The document's title and number, and the company that issues it. */
export const heading: Part = ({ facts, words, text, code, box }) => {
  const { company, kind, status } = facts;
  const stamp = (content: string) => box(['stamp'], text(content, 'stampText'));
  return box(
    ['heading'],
    box(
      ['headingSide'],
      text(words.titles[kind], 'title'),
      ...code(facts.number, 'number'),
      status === 'completed' ? null : stamp(words.states[status]),
      facts.isTest ? stamp(words.test) : null,
    ),
    box(
      ['headingFarSide'],
      text(company.name, 'company'),
      company.number ? text(`${words.companyNumber} ${company.number}`, 'companyLine') : null,
      text(company.address, 'companyLine'),
      ...code(company.phone, 'companyLine'),
      ...code(company.email, 'companyLine'),
    ),
  );
};

/** Who sells and who bought, with the facts that the law asks of a receipt. */
export const parties: Part = ({ facts, words, text, code, box, date }) => {
  const { kind, customer } = facts;
  const fact = (name: string, value: string) =>
    box(['fact'], text(name, 'factName'), text(value, 'factValue'));
  return box(
    ['parties'],
    box(
      ['party'],
      text(words.to, 'muted'),
      text(customer?.name ?? words.formerCustomer, 'strong'),
      customer?.number ? text(`${words.customerNumber} ${customer.number}`) : null,
      customer?.address ? text(customer.address) : null,
      ...(customer ? code(customer.email) : []),
    ),
    box(
      ['party'],
      fact(words.issuedAt, date(facts.issuedAt)),
      fact(words.paidAt[kind], date(facts.paidAt)),
      facts.creditOf === null ? null : fact(words.creditOf, facts.creditOf),
      facts.taxDocument ? fact(words.taxTitles[facts.taxDocument.kind], facts.taxDocument.number) : null,
      facts.taxDocument?.allocationNumber
        ? fact(words.allocationNumber, facts.taxDocument.allocationNumber)
        : null,
    ),
  );
};

/** The lines; each further page repeats their headings. */
export const lines: Part = ({ facts, words, styles, text, figure, box, money }) =>
  box(
    [],
    createElement(
      View,
      { style: styles.tableHead, fixed: true },
      text(words.what, 'what', 'small', 'muted'),
      figure(words.quantity, 'quantity', 'small', 'muted'),
      figure(words.unitPrice, 'unitPrice', 'small', 'muted'),
      figure(words.lineTotal, 'lineTotal', 'small', 'muted'),
    ),
    ...facts.lines.map((line) =>
      createElement(
        View,
        { style: styles.tableRow, wrap: false },
        text(line.description, 'what'),
        figure(String(line.quantity), 'quantity'),
        figure(money(line.unitPrice), 'unitPrice'),
        figure(money(line.total), 'lineTotal'),
      ),
    ),
  );

/** How it was paid, or where to transfer the money, and the sum with its VAT. */
export const closing: Part = (sheet) => {
  const { facts, words, styles, text, figure, box, money } = sheet;
  const { kind } = facts;
  const sum = (name: string, amount: number) =>
    box(['sum'], text(name, 'muted'), figure(money(amount), 'sumFigure'));
  return createElement(
    View,
    { style: styles.closing, wrap: false },
    box(
      ['payment'],
      text(words.payment[kind], 'muted'),
      ...(facts.bank ? account(sheet, facts.bank) : method(sheet)),
    ),
    box(
      ['totals'],
      sum(words.net, facts.net),
      sum(words.vat(facts.vatRate), facts.vat),
      box(
        ['total'],
        text(words.total[kind], 'totalText'),
        figure(money(facts.total), 'sumFigure', 'totalText'),
      ),
    ),
  );
};

/** What was paid with, and the number of the movement. */
function method({ facts, words, text, code }: DocumentSheet): ReactElement[] {
  const { cardLast4, transactionId } = facts;
  const name = words.methods[facts.paymentType];
  return [
    text(cardLast4 === null ? name : words.cardEnding(name, cardLast4)),
    ...(facts.installments > 1 ? [text(words.installments(facts.installments))] : []),
    ...(transactionId === null
      ? []
      : [text(words.transaction, 'small', 'muted'), ...code(transactionId, 'small', 'muted')]),
  ];
}

/** The account, and what to write into the transfer. */
function account({ facts, words, text, box }: DocumentSheet, bank: BankAccountView): ReactElement[] {
  const fact = (name: string, value: string) =>
    box(['fact'], text(name, 'factName'), text(value, 'factValue'));
  return [
    fact(words.bank.holder, bank.holder),
    fact(words.bank.bank, `${bank.bankName} (${bank.bankNumber})`),
    fact(words.bank.branch, bank.branch),
    fact(words.bank.account, bank.account),
    ...(bank.iban === null ? [] : [fact(words.bank.iban, bank.iban)]),
    fact(words.bank.reference, facts.number),
  ];
}

/** On every page: the note on what the document is, the company, and the page number of how many. */
export const footer: Part = (sheet) => {
  const { facts, words, styles, text, box } = sheet;
  return createElement(
    View,
    { style: styles.footer, fixed: true },
    text(noteOf(sheet), 'small', 'muted'),
    box(
      ['footerRow'],
      text(`${words.titles[facts.kind]} ${facts.number}`, 'small', 'muted'),
      createElement(Text, {
        style: styles.pageNumber,
        render: ({ pageNumber, totalPages }) => words.page(pageNumber, totalPages),
      }),
    ),
  );
};

/** What the document is; with a tax document beside it, which that is. */
function noteOf({ facts, words }: DocumentSheet): string {
  const { kind, taxDocument } = facts;
  return taxDocument
    ? `${words.note[kind]} ${words.taxNote(words.taxTitles[taxDocument.kind], taxDocument.number)}`
    : words.note[kind];
}
