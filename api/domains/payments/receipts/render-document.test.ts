import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import type { Language } from '../../../contract/base/languages.ts';
import { splitVat } from '../../../lib/vat.ts';
import type { DocumentFacts } from './document-facts.ts';
import { printDate, printMoney } from './document-formats.ts';
import { loadDocumentFonts } from '../../../adapters/pdf/document-fonts.ts';
import { printText } from '../../../adapters/pdf/print-text.ts';
import { renderDocument } from './render-document.ts';

const person = { number: null, address: null };
const line = (text: string, total = 4_000) => ({
  facts: { kind: 'written', text } as const,
  quantity: 1,
  unitPrice: total,
  total,
});
const facts = (changed: Partial<DocumentFacts> = {}): DocumentFacts => ({
  taxDocument: null,
  kind: 'receipt',
  number: 'R000321',
  creditOf: null,
  isTest: false,
  status: 'completed',
  issuedAt: new Date('2026-11-21T22:30:00Z'),
  paidAt: new Date('2026-11-21T10:00:00Z'),
  company: {
    name: 'ביקור בע״מ',
    number: '515123456',
    address: 'ת״ד 1001, תל אביב-יפו 6100901',
    inLanguages: {},
    email: 'info@bikur.example',
    phone: '03-555-0100',
  },
  customer: { name: 'דנה לוי', email: 'dana@example.co.il', ...person },
  lines: [line('חבילת Pro, שנה')],
  currency: 'ILS',
  vatRate: 18,
  total: 4_000,
  ...splitVat(4_000, 18),
  paymentType: 'credit_card',
  installments: 1,
  cardLast4: '0034',
  transactionId: '4c8b1f2a-77d1-000123',
  ...changed,
});

async function read(changed: Partial<DocumentFacts>, language: Language) {
  const bytes = await renderDocument(facts(changed), language);
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: false });
  return { pages: text, text: text.join('\n'), info: (await getMeta(document)).info, bytes };
}

describe('a receipt in Hebrew', () => {
  it('says all there is to say, in order, with digits the right way round', async () => {
    const { text, info, pages } = await read({}, 'he');
    expect(pages).toHaveLength(1);
    for (const said of [
      'קבלה\nR000321',
      'מספר חברה 515123456',
      'ת״ד 1001, תל אביב-יפו 6100901',
      '03-555-0100',
      'דנה לוי',
      'dana@example.co.il',
      // 22:30 in London is the next day in Israel.
      '22 בנובמבר 2026',
      '21 בנובמבר 2026',
      'חבילת Pro, שנה',
      'כרטיס אשראי המסתיים ב־0034',
      '4c8b1f2a-77d1-000123',
      '33.90',
      'מע״מ 18%',
      '6.10',
      '₪ 40',
      'המסמך אינו חשבונית מס',
    ])
      expect(text).toContain(said);
    expect(text).not.toMatch(/לדוגמה|זיכוי/u);
    expect(info).toMatchObject({ Title: 'קבלה R000321', Language: 'he', Author: 'ביקור בע״מ' });
  });

  it('keeps names readable, of whoever paid and of what was paid for', async () => {
    const names = [
      'דנה לוי 3D',
      'סטודיו "נוי" לעיצוב',
      'צ׳ארלי ובניו בע״מ',
      'כהן־לוי, רו״ח',
      'Dana Levi',
      "O'Brien & Söhne GmbH",
      'Іван Петренко',
    ];
    const customer = { name: names.join(' | '), email: 'a@b.co', ...person };
    const { text } = await read({ customer, lines: names.map((name) => line(name)) }, 'he');
    for (const name of names) expect(text.split(name), name).toHaveLength(3);
  });

  it('draws emoji, and a question mark for what it has no letter for', async () => {
    const { text } = await read({ customer: { name: 'נועה 💳 漢字', email: 'a@b.co', ...person } }, 'he');
    expect(text).toContain('💳');
    expect(text).toContain('??');
  });

  it('names a business with its number and address', async () => {
    const customer = {
      name: 'נוי עיצוב בע״מ',
      email: 'books@example.co.il',
      number: '512345679',
      address: 'דרך השלום 7, גבעתיים',
    };
    const { text } = await read({ customer }, 'he');
    for (const said of ['נוי עיצוב בע״מ', 'ח.פ. / עוסק מורשה 512345679', 'דרך השלום 7, גבעתיים'])
      expect(text).toContain(said);
    expect((await read({ customer }, 'en')).text).toContain('Company / dealer number 512345679');
    expect((await read({}, 'he')).text).not.toContain('עוסק');
  });

  it('carries its fonts with it', async () => {
    const raw = (await read({}, 'he')).bytes.toString('latin1');
    expect(raw.match(/\/FontFile2 /gu)?.length).toBeGreaterThanOrEqual(2);
    expect(raw).not.toContain('/Helvetica');
  });
});

describe('other documents', () => {
  it('speaks English', async () => {
    const { text, info } = await read({ lines: [line('Pro plan, one year')] }, 'en');
    for (const said of [
      'Receipt\nR000321',
      'Issued on 22 November 2026',
      'Pro plan, one year 1 ₪40 ₪40',
      'VAT 18% ₪6.10',
      'Credit card ending in 0034',
      'Page 1 of 1',
      'not a tax invoice',
    ])
      expect(text).toContain(said);
    expect(info).toMatchObject({ Language: 'en' });
  });

  it('is a credit that names its receipt', async () => {
    const credit = { kind: 'credit', number: 'C000007', creditOf: 'R000321' } as const;
    const hebrew = (await read(credit, 'he')).text;
    for (const said of ['מסמך זיכוי\nC000007', 'זיכוי של קבלה', 'R000321', 'תאריך ההחזר', 'הוחזר'])
      expect(hebrew).toContain(said);
    expect((await read(credit, 'en')).text).toContain('Credit of receipt R000321');
  });

  it('is marked where no money moved, and where it was cancelled', async () => {
    expect((await read({ isTest: true }, 'he')).text).toContain('מסמך לדוגמה: לא עבר כסף');
    expect((await read({ isTest: true }, 'en')).text).toContain('Test document: no money was moved');
    expect((await read({ status: 'cancelled' }, 'he')).text).toContain('בוטלה');
  });

  it('leaves out what there is not', async () => {
    const { text } = await read({ cardLast4: null, transactionId: null, paymentType: 'bank_transfer' }, 'he');
    expect(text).toContain('העברה בנקאית');
    expect(text).not.toMatch(/המסתיים|מספר עסקה|null|undefined/u);
  });
});

describe('much of everything', () => {
  it('puts 40 lines on pages that each say whose they are', async () => {
    const lines = Array.from({ length: 40 }, (_, place) => line(`שורה ${place + 1} (Line ${place + 1})`));
    const { pages } = await read({ lines, total: 160_000, ...splitVat(160_000, 18) }, 'he');
    expect(pages).toHaveLength(3);
    for (const [place, page] of pages.entries()) {
      expect(page).toContain('קבלה R000321');
      expect(page).toContain(`עמוד ${place + 1} מתוך 3`);
    }
    for (let no = 1; no <= 40; no += 1) expect(pages.join('\n').split(`Line ${no})`)).toHaveLength(2);
    expect(pages[2]).toContain('1,600');
  });

  it.each([
    ['one word', 'א'.repeat(10_000)],
    ['words', 'שם ארוך מאוד '.repeat(800)],
    ['Latin words', 'Supercalifragilistic '.repeat(500)],
    ['emoji', '👩‍👩‍👧'.repeat(1_500)],
  ])('cuts a name of 10,000 characters: %s', async (_, name) => {
    const { pages, text } = await read(
      { customer: { name, email: 'a@b.co', ...person }, lines: [line(name)] },
      'he',
    );
    expect(pages).toHaveLength(1);
    expect(text).toContain('…');
    expect(text.length).toBeLessThan(1_500);
  });

  it('never puts a hyphen into an address or a transaction', async () => {
    const email = `${'x'.repeat(80)}@example.com`;
    const transactionId = 'f'.repeat(120);
    const { text } = await read({ customer: { name: 'דנה', email, ...person }, transactionId }, 'he');
    const joined = text.replaceAll('\n', '');
    expect(joined).toContain(email);
    expect(joined).toContain(transactionId);
  });

  it('takes amounts from one agora to ten billions', async () => {
    const { text } = await read({ lines: [line('קטן', 1)], total: 999_999_999_999, net: 1, vat: 0 }, 'he');
    expect(text).toContain('0.01');
    expect(text).toContain('9,999,999,999.99');
  });

  it('is the same for the same facts', async () => {
    const [one, other] = [await renderDocument(facts(), 'he'), await renderDocument(facts(), 'he')];
    const withoutId = (pdf: Buffer) => pdf.toString('latin1').replace(/\/ID \[[^\]]*\]/u, '');
    expect(withoutId(one).length).toBe(withoutId(other).length);
  });
});

describe('its words', () => {
  it('write money to the agora, with the sign where the language has it', () => {
    expect(printMoney(1, 'ILS', 'he')).toBe('0.01 ₪');
    expect(printMoney(123_456_789, 'ILS', 'he')).toBe('1,234,567.89 ₪');
    expect(printMoney(99_999, 'ILS', 'en')).toBe('₪999.99');
    expect(printMoney(100_000, 'USD', 'en')).toBe('$1,000');
  });

  it('write days on the calendar of Israel, through the changes of the clock', () => {
    expect(printDate(new Date('2026-03-26T22:30:00Z'), 'en')).toBe('27 March 2026');
    expect(printDate(new Date('2026-12-31T22:00:00Z'), 'he')).toBe('1 בינואר 2027');
    expect(printDate(new Date('2026-12-31T21:59:59Z'), 'he')).toBe('31 בדצמבר 2026');
  });

  it('print any text on one line of known letters', async () => {
    const drawn = await loadDocumentFonts();
    expect(printText('דנה\u202Eיול\u0000\r\n  Ltd\u2066', drawn)).toBe('דנהיול Ltd');
    expect(printText('אי\u05BCם 50% ₪ € ״ ׳ – — …', drawn)).toMatch(/^[^?]+$/u);
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 0x10_ff_ff }), { maxLength: 400 }), (codes) => {
        const text = String.fromCodePoint(...codes);
        const letters = [...printText(text, drawn)];
        expect(letters.length).toBeLessThanOrEqual(200);
        for (const letter of letters) expect(drawn.has(letter.codePointAt(0) ?? 0)).toBe(true);
      }),
    );
  });
});
