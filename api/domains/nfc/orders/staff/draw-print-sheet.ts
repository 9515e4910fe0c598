import { createElement, type ReactElement } from 'react';
import {
  Document,
  Image,
  Page,
  Path,
  renderToBuffer,
  StyleSheet,
  Svg,
  Text,
  View,
} from '@react-pdf/renderer';
import { directionOf, type Language, startSide } from '../../../../contract/base/languages.ts';
import { directionOfText } from '../../../../contract/base/typed-text.ts';
import { drawQr } from '../../../../lib/draw-qr.ts';
import { documentFamilies, loadDocumentFonts } from '../../../../adapters/pdf/document-fonts.ts';
import { printText } from '../../../../adapters/pdf/print-text.ts';

interface SheetChip {
  address: string;
  code: string;
  /** Name of the card it leads to, where there is one. */
  card: string | null;
  pieces: number;
}

export interface PrintSheet {
  language: Language;
  title: string;
  /** Lines above the codes: product, recipient, address, notes. */
  facts: readonly (readonly [label: string, value: string])[];
  /** Pictures of the faces with their marks, and their size in millimetres; null without a stored design. */
  faces: { pictures: readonly Buffer[]; width: number; height: number } | null;
  chips: readonly SheetChip[];
  /** Creation time in the file's metadata. */
  madeAt: Date;
}

const quietZone = 4;
const pointsPerMillimetre = 72 / 25.4;
/** Width of an A4 page between its margins, in points. */
const room = 523;

const styles = StyleSheet.create({
  page: { padding: 36, fontFamily: documentFamilies, fontSize: 9, color: '#12202f' },
  title: { fontSize: 18, fontWeight: 700, lineHeight: 1.3, marginBottom: 8 },
  facts: { marginBottom: 12, paddingBottom: 10, borderBottom: '1pt solid #12202f' },
  fact: { fontSize: 10, lineHeight: 1.5 },
  faces: { flexWrap: 'wrap', gap: 0, marginBottom: 10 },
  tiles: { flexWrap: 'wrap' },
  tile: { width: 104.6, height: 116, alignItems: 'center' },
  // 27 mm: a phone reads it at arm's length.
  code: { width: 76, height: 76 },
  text: { fontSize: 8, lineHeight: 1.25, textAlign: 'center' },
  page_number: { position: 'absolute', bottom: 16, left: 36, right: 36, fontSize: 8, textAlign: 'center' },
});

/**
 * Draws the PDF for printing orders, each on pages of its own: its recipient, and a code for each chip with the text
 * beside it (docs/product.md 7). The fonts are shared, so a process draws one file at a time (`drawInTurn`).
 */
export async function drawPrintSheets(sheets: readonly PrintSheet[]): Promise<Buffer> {
  const drawn = await loadDocumentFonts();
  const print = (text: string) => printText(text, drawn);
  const [first] = sheets;
  if (!first) throw new Error('a file without a sheet');
  return renderToBuffer(
    createElement(
      Document,
      {
        title: first.title,
        language: first.language,
        creationDate: first.madeAt,
        modificationDate: first.madeAt,
      },
      ...sheets.map((sheet) => sheetPage(sheet, print)),
    ),
  );
}

function sheetPage(sheet: PrintSheet, print: (text: string) => string): ReactElement {
  const isRtl = directionOf(sheet.language) === 'rtl';
  const begin = { textAlign: startSide(sheet.language) };
  const line = (text: string, style: (typeof styles)['fact']): ReactElement =>
    createElement(
      Text,
      { style: [begin, { direction: isRtl ? 'rtl' : directionOfText(text) }, style] },
      text,
    );
  return createElement(
    Page,
    { size: 'A4', style: styles.page, key: sheet.title },
    line(sheet.title, styles.title),
    createElement(
      View,
      { style: styles.facts },
      ...sheet.facts.map(([label, value]) => line(`${label}: ${print(value)}`, styles.fact)),
    ),
    faces(sheet, isRtl),
    createElement(
      View,
      { style: [styles.tiles, { flexDirection: isRtl ? 'row-reverse' : 'row' }] },
      ...sheet.chips.map((chip) => tile(chip, print)),
    ),
    createElement(Text, {
      style: styles.page_number,
      fixed: true,
      render: ({ subPageNumber, subPageTotalPages }: { subPageNumber: number; subPageTotalPages: number }) =>
        `${subPageNumber} / ${subPageTotalPages}`,
    }),
  );
}

/** Both faces beside each other: in real size where the paper is wide enough, else as large as it allows. */
function faces({ faces: drawn }: PrintSheet, isRtl: boolean): ReactElement | null {
  if (!drawn) return null;
  const { pictures, width, height } = drawn;
  const scale = Math.min(pointsPerMillimetre, room / (width * Math.max(1, pictures.length)));
  return createElement(
    View,
    { style: [styles.faces, { flexDirection: isRtl ? 'row-reverse' : 'row' }], wrap: false },
    ...pictures.map((data, at) =>
      createElement(Image, {
        key: at,
        src: { data, format: 'png' },
        style: { width: width * scale, height: height * scale },
      }),
    ),
  );
}

function tile({ address, code, card, pieces }: SheetChip, print: (text: string) => string): ReactElement {
  const { size, path } = drawQr(address);
  const edge = size + quietZone * 2;
  const name = card === null ? '' : print([...card].slice(0, 24).join(''));
  return createElement(
    View,
    { style: styles.tile, wrap: false, key: code },
    createElement(
      Svg,
      { style: styles.code, viewBox: `-${quietZone} -${quietZone} ${edge} ${edge}` },
      createElement(Path, { d: path, fill: '#000' }),
    ),
    createElement(Text, { style: styles.text }, pieces === 1 ? code : `${code} × ${pieces}`),
    createElement(Text, { style: [styles.text, { direction: directionOfText(name) }] }, name),
  );
}
