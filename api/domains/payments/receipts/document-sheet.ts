import { createElement, type ReactElement, type ReactNode } from 'react';
import { Text, View } from '@react-pdf/renderer';
import { directionOf, type Language } from '../../../contract/base/languages.ts';
import { directionOfText } from '../../../contract/base/typed-text.ts';
import type { DocumentFacts, DocumentLine } from './document-facts.ts';
import { printDate, printMoney } from './document-formats.ts';
import { documentStyles, type DocumentStyles } from './document-style.ts';
import { documentMessages, type DocumentMessages } from './document-messages.ts';

type StyleName = keyof DocumentStyles;

/** As much of an unbroken text as fits half a page; the library would add a hyphen, which is part of no code. */
const maxCodeLength = /.{1,40}/gu;

/** The facts with all typed text made printable, and the lines in the document's language. */
export interface PrintedFacts extends DocumentFacts {
  lines: (DocumentLine & { description: string })[];
}

/** What the parts of one document are drawn with: its facts and messages, and boxes and texts in its direction. */
export interface DocumentSheet {
  facts: PrintedFacts;
  words: DocumentMessages;
  styles: DocumentStyles;
  /** Our own words, or typed text, which keeps its own direction on the document's side. */
  text(content: string, ...styles: StyleName[]): ReactElement;
  /** Numbers, addresses and other text that is never Hebrew; a long one is cut into lines. */
  code(content: string, ...styles: StyleName[]): ReactElement[];
  figure(content: string, ...styles: StyleName[]): ReactElement;
  box(styles: StyleName[], ...children: ReactNode[]): ReactElement;
  money(minor: number): string;
  date(moment: Date): string;
}

/** Prepares the sheet of one document in one language. */
export function openSheet(facts: PrintedFacts, language: Language): DocumentSheet {
  const styles = documentStyles[language];
  const pick = (names: StyleName[]) => names.map((name) => styles[name]);
  return {
    facts,
    words: documentMessages[language],
    styles,
    text: (content, ...names) => {
      const direction = directionOf(language) === 'rtl' ? 'rtl' : directionOfText(content);
      return createElement(Text, { style: [styles.text, { direction }, ...pick(names)] }, content);
    },
    code: (content, ...names) =>
      (content.match(maxCodeLength) ?? []).map((part) =>
        createElement(Text, { style: [styles.text, { direction: 'ltr' }, ...pick(names)] }, part),
      ),
    figure: (content, ...names) => createElement(Text, { style: [styles.figure, ...pick(names)] }, content),
    box: (names, ...children) => createElement(View, { style: pick(names) }, ...children),
    money: (minor) => printMoney(minor, facts.currency, language),
    date: (moment) => printDate(moment, language),
  };
}
