import { createElement } from 'react';
import { Document, Page, renderToBuffer } from '@react-pdf/renderer';
import type { Language } from '../../../contract/base/languages.ts';
import type { DocumentFacts } from './document-facts.ts';
import { loadDocumentFonts } from '../../../adapters/pdf/document-fonts.ts';
import { closing, footer, heading, lines, parties } from './document-parts.ts';
import { openSheet, type PrintedFacts } from './document-sheet.ts';
import { wordLine } from './line-words.ts';
import { printText } from '../../../adapters/pdf/print-text.ts';

/**
 * Draws the PDF of a receipt, a credit or a proforma: A4, with embedded fonts and text that can be searched and copied. It
 * depends on the facts alone. The fonts are shared, so a process draws one document at a time (`storeDocument`).
 */
export async function renderDocument(facts: DocumentFacts, language: Language): Promise<Buffer> {
  const sheet = openSheet(printable(facts, language, await loadDocumentFonts()), language);
  const { kind, number, issuedAt, company } = sheet.facts;
  return renderToBuffer(
    createElement(
      Document,
      {
        title: `${sheet.words.titles[kind]} ${number}`,
        author: company.name,
        creator: company.name,
        language,
        creationDate: issuedAt,
        modificationDate: issuedAt,
      },
      createElement(
        Page,
        { size: 'A4', style: sheet.styles.page },
        ...[heading, parties, lines, closing, footer].map((part) => part(sheet)),
      ),
    ),
  );
}

function printable(facts: DocumentFacts, language: Language, drawn: ReadonlySet<number>): PrintedFacts {
  const print = (text: string) => printText(text, drawn);
  const printSome = (text: string | null) => (text === null ? null : print(text));
  const { company, customer } = facts;
  const { name, address } = company.inLanguages[language] ?? company;
  return {
    ...facts,
    company: {
      ...company,
      name: print(name),
      number: printSome(company.number),
      address: print(address),
    },
    customer: customer && {
      name: print(customer.name),
      email: print(customer.email),
      number: printSome(customer.number),
      address: printSome(customer.address),
    },
    lines: facts.lines.map((line) => ({ ...line, description: print(wordLine(line.facts, language)) })),
    transactionId: printSome(facts.transactionId),
    ...(facts.bank && {
      bank: { ...facts.bank, holder: print(facts.bank.holder), bankName: print(facts.bank.bankName) },
    }),
  };
}
