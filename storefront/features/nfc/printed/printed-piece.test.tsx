import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { languages } from '../../../../api/contract/base/languages.ts';
import { loadMessages } from '../../../i18n/define-messages.ts';
import { LanguageContext } from '../../../i18n/language-context.ts';
import type {
  PrintChoice,
  PrintedDesign,
} from '../../../../api/contract/nfc/entities/printed-design.schema.ts';
import {
  printOfCard,
  printOfDesign,
  samplePrintedCard,
  type Print,
  type PrintedCard,
} from './print-of-card.ts';
import { PrintedPiece } from './printed-piece.tsx';

it('is the same piece on every page: it reads as its words do', async () => {
  const card = samplePrintedCard('דנה Levi', 'he');
  for (const language of languages) {
    await loadMessages(language);
    const drawn = (words: readonly string[]) =>
      renderToStaticMarkup(
        <LanguageContext value={language}>
          <PrintedPiece print={printOfCard({ ...card, words }, 'pvc')} side="back" />
        </LanguageContext>,
      );
    expect(drawn(['הצמידו', 'או סרקו'])).toMatch(/^<div [^>]*dir="rtl"/u);
    expect(drawn(['Tap', 'or scan'])).toMatch(/^<div [^>]*dir="ltr"/u);
  }
});

const full = {
  ...samplePrintedCard('דנה לוי', 'he'),
  jobTitle: 'מעצבת',
  phone: '052-123-4567',
  portrait: '/media/portrait.jpg',
  cover: '/media/cover.jpg',
  code: '/p/7/qr.svg?logo=0',
  host: 'bikur.example',
};
const choice = (layout: PrintChoice['layout'], sides: PrintChoice['sides'] = 'both'): PrintChoice => ({
  layout,
  colour: 'own',
  sides,
});

async function draw(print: Print, side: 'front' | 'back' = 'front') {
  await loadMessages('he');
  const html = renderToStaticMarkup(
    <LanguageContext value="he">
      <PrintedPiece print={print} side={side} />
    </LanguageContext>,
  );
  const pictures = [...html.matchAll(/<img src="([^"]+)"/gu)].map(([, address]) => address);
  const monograms = [...html.matchAll(/<b>([^<]*)<\/b>/gu)].map(([, letters]) => letters);
  return { html, pictures, monograms };
}

it.each<[PrintChoice['layout'], Partial<PrintedCard>, string[], string[]]>([
  ['diagonal', {}, ['/media/cover.jpg', '/media/portrait.jpg'], []],
  ['diagonal', { cover: null }, ['/media/portrait.jpg', '/media/portrait.jpg'], []],
  ['diagonal', { portrait: null }, ['/media/cover.jpg'], []],
  ['portrait', {}, ['/media/portrait.jpg'], []],
  ['portrait', { portrait: null }, ['/media/cover.jpg'], []],
  ['center', {}, ['/media/portrait.jpg'], []],
  // Without a picture the letters of the name stand in its place, once.
  ['diagonal', { portrait: null, cover: null }, [], ['דל']],
  ['portrait', { portrait: null, cover: null }, [], ['דל']],
  ['center', { portrait: null }, [], ['דל']],
])('lays %s with %j out with the pictures that there are', async (layout, card, pictures, monograms) => {
  const drawn = await draw(printOfCard({ ...full, ...card }, 'pvc', choice(layout)));
  expect([drawn.pictures, drawn.monograms]).toEqual([pictures, monograms]);
});

it.each(['bamboo', 'metal'] as const)('burns and engraves lines into %s, no pictures', async (material) => {
  for (const layout of ['diagonal', 'portrait', 'center'] as const) {
    const drawn = await draw(printOfCard(full, material, choice(layout)));
    expect([drawn.pictures, drawn.monograms]).toEqual([[], ['דל']]);
  }
});

it('prints what a card says of itself, and nothing of what it leaves out', async () => {
  const { html } = await draw(printOfCard(full, 'pvc'));
  expect(html).toContain('>מעצבת<');
  expect(html).toContain('>052-123-4567<');
  const bare = await draw(printOfCard({ ...full, jobTitle: null, phone: null }, 'pvc'));
  expect(bare.html.match(/<bdi/gu)).toHaveLength(1);
  expect(bare.html).not.toContain('fontSize');
  const back = await draw(printOfCard(full, 'pvc'), 'back');
  expect(back.html).toContain('>bikur.example/t/…<');
  expect(back.pictures).toEqual(['/p/7/qr.svg?logo=0']);
  // A sample has neither an address nor a code that somebody could scan.
  const sample = await draw(printOfCard(samplePrintedCard('דנה', 'he'), 'pvc'), 'back');
  expect(sample.html).not.toContain('/t/');
  expect(sample.pictures).toEqual([]);
});

it('leaves the back of a piece empty that is printed on its front alone', async () => {
  const empty = await draw(printOfCard(full, 'pvc', choice('center', 'front')), 'back');
  expect(empty.pictures).toEqual([]);
  expect(empty.html).not.toContain('<bdi');
  expect((await draw(printOfCard(full, 'pvc', choice('center', 'front')))).html).toContain('<bdi');
});

it('has everything of a sticker on its one side, and the plate of a code on metal alone', async () => {
  const sticker = await draw(printOfCard(full, 'sticker'));
  expect(sticker.pictures).toEqual(['/p/7/qr.svg?logo=0']);
  expect(sticker.html).toContain(full.words.join(' '));
  const [metal, bamboo] = await Promise.all(
    (['metal', 'bamboo'] as const).map((material) => draw(printOfCard(full, material), 'back')),
  );
  expect([metal?.html, bamboo?.html].map((html) => /class="[^"]*plate/u.test(html ?? ''))).toEqual([
    true,
    false,
  ]);
});

it('draws an order as it was printed, and nothing for one from before prints were stored', () => {
  const design: PrintedDesign = {
    profileId: 7,
    material: 'pvc',
    layout: 'center',
    colour: 'own',
    sides: 'both',
    template: 'bold',
    name: '',
  };
  expect(printOfDesign(design)).toMatchObject({
    name: '',
    jobTitle: null,
    phone: null,
    portrait: null,
    words: [],
    code: '/p/7/qr.svg?logo=0',
  });
  for (const missing of ['material', 'layout', 'colour', 'sides', 'template', 'name'] as const)
    expect(printOfDesign({ ...design, [missing]: undefined }), missing).toBeNull();
});
