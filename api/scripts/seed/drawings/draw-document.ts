import { createElement } from 'react';
import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { documentFamilies, loadDocumentFonts } from '../../../adapters/pdf/document-fonts.ts';
import type { DemoDocument } from '../content/card-documents.ts';

const ink = '#221b16';
const right = { textAlign: 'right' as const, direction: 'rtl' as const };

/** Draws the PDF of a demo card: A4, Hebrew, a page for each part. The same content gives the same document. */
export async function drawDocument({ title, lead, accent, pages }: DemoDocument): Promise<Buffer> {
  await loadDocumentFonts();
  const dated = new Date('2026-01-01T00:00:00Z');
  const words = (text: string, style: object) => createElement(Text, { style: { ...right, ...style } }, text);
  return renderToBuffer(
    createElement(
      Document,
      { title, creationDate: dated, modificationDate: dated },
      ...pages.map(({ heading, lines }) =>
        createElement(
          Page,
          { key: heading, size: 'A4', style: { padding: 56, fontFamily: documentFamilies, color: ink } },
          words(title, { fontSize: 40, fontWeight: 700, lineHeight: 1.2, color: accent }),
          words(lead, { fontSize: 14, lineHeight: 1.4 }),
          createElement(View, { style: { marginVertical: 24, borderBottom: `3pt solid ${accent}` } }),
          words(heading, { fontSize: 24, fontWeight: 700, lineHeight: 1.4, marginBottom: 12 }),
          ...lines.map(([text, atTheEnd = ''], index) =>
            createElement(
              View,
              {
                key: String(index),
                style: {
                  flexDirection: 'row-reverse',
                  justifyContent: 'space-between',
                  paddingVertical: 12,
                  borderBottom: '1pt solid #d9cfc2',
                },
              },
              words(text, { fontSize: 17, lineHeight: 1.4 }),
              words(atTheEnd, { fontSize: 17, lineHeight: 1.4, fontWeight: 700, color: accent }),
            ),
          ),
        ),
      ),
    ),
  );
}
