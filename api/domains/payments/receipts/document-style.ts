import { StyleSheet } from '@react-pdf/renderer';
import {
  byLanguage,
  directionOf,
  endSide,
  type Language,
  startSide,
} from '../../../contract/base/languages.ts';
import { documentFamilies } from '../../../adapters/pdf/document-fonts.ts';

/** The site's colours by day (storefront/styles/tokens.css); paper is always light. */
const ink = '#12202f';
const muted = '#4b5868';
const line = '#e6dfd3';
const primary = '#0b7a6b';
const danger = '#b3261e';

/** Sizes in points; rows run from the side on which the language starts. */
export const documentStyles = byLanguage(stylesOf);
export type DocumentStyles = (typeof documentStyles)[Language];

function stylesOf(language: Language) {
  const direction = directionOf(language);
  const isRtl = direction === 'rtl';
  const flexDirection = isRtl ? ('row-reverse' as const) : ('row' as const);
  const begin = startSide(language);
  const end = endSide(language);
  const alignBegin = isRtl ? ('flex-end' as const) : ('flex-start' as const);
  const alignEnd = isRtl ? ('flex-start' as const) : ('flex-end' as const);
  const row = { flexDirection, gap: 12 };
  return StyleSheet.create({
    page: {
      paddingTop: 48,
      paddingBottom: 92,
      paddingHorizontal: 48,
      fontFamily: documentFamilies,
      fontSize: 10,
      color: ink,
    },
    // Line height is set beside the font size, and on texts alone: react-pdf computes it from 18 points where there
    // is no size, and drops a page's number when its surrounding box has one.
    text: { fontSize: 10, lineHeight: 1.4, textAlign: begin },
    toEnd: { textAlign: end },
    // Digits are aligned to the right in every language.
    figure: { fontSize: 10, lineHeight: 1.4, direction, textAlign: 'right' },
    pageNumber: {
      width: 120,
      direction,
      textAlign: end,
      fontSize: 9,
      color: muted,
    },
    muted: { color: muted },
    small: { fontSize: 9 },
    strong: { fontWeight: 700 },
    heading: { ...row, justifyContent: 'space-between', paddingBottom: 18, borderBottom: `2pt solid ${ink}` },
    title: { fontSize: 26, fontWeight: 700, lineHeight: 1.2 },
    number: { fontSize: 12, color: primary, fontWeight: 700 },
    headingSide: { width: '50%', alignItems: alignBegin },
    headingFarSide: { width: '46%', alignItems: alignEnd, gap: 1, paddingTop: 4 },
    company: { fontSize: 12, fontWeight: 700, textAlign: end },
    companyLine: { fontSize: 9, color: muted, textAlign: end },
    stamp: {
      alignSelf: alignBegin,
      marginTop: 8,
      paddingTop: 4,
      paddingBottom: 2,
      paddingHorizontal: 8,
      border: `1pt solid ${danger}`,
      borderRadius: 3,
    },
    stampText: { color: danger, fontWeight: 700, fontSize: 9, lineHeight: 1.2 },
    parties: { ...row, gap: 24, paddingVertical: 18 },
    party: { width: '50%', alignItems: alignBegin, gap: 2 },
    fact: { ...row, gap: 6, width: '100%' },
    factName: { width: 92, color: muted },
    factValue: { flexGrow: 1, flexBasis: 0 },
    tableHead: { ...row, paddingVertical: 6, borderBottom: `1pt solid ${ink}` },
    tableRow: { ...row, paddingVertical: 7, borderBottom: `0.5pt solid ${line}` },
    what: { flexGrow: 1, flexBasis: 0 },
    quantity: { width: 42 },
    unitPrice: { width: 82 },
    lineTotal: { width: 118 },
    closing: { ...row, gap: 24, paddingTop: 18 },
    payment: { flexGrow: 1, flexBasis: 0, alignItems: alignBegin, gap: 2 },
    totals: { width: 250 },
    sum: { ...row, justifyContent: 'space-between', paddingVertical: 3 },
    sumFigure: { width: 118 },
    total: {
      ...row,
      justifyContent: 'space-between',
      marginTop: 4,
      paddingTop: 7,
      borderTop: `2pt solid ${ink}`,
    },
    totalText: { fontSize: 12, fontWeight: 700 },
    footer: {
      position: 'absolute',
      bottom: 36,
      left: 48,
      right: 48,
      paddingTop: 8,
      borderTop: `0.5pt solid ${line}`,
      gap: 2,
    },
    footerRow: { ...row, justifyContent: 'space-between' },
  });
}
