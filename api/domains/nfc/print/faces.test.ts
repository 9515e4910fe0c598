import jsQrModule from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { addressOfPicture } from '../../../contract/cards/picture-address.ts';
import { cardTemplates } from '../../../contract/cards/card-choices.ts';
import { materials } from '../../../contract/nfc/entities/nfc-product.schema.ts';
import type { PrintedDesign } from '../../../contract/nfc/entities/printed-design.schema.ts';
import { printColours, printLayouts } from '../../../contract/nfc/printed-design.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createCardAllocation } from '../../../testing/factories/card-allocation.ts';
import { createPhysicalCardOrder } from '../../../testing/factories/physical-card-order.ts';
import { makeTapCode } from '../../../lib/random-code.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { makePictureId, pictureKey } from '../../cards/media/picture-key.ts';

// The package is written for an old module system: its function is one step further in.
const readCode = (jsQrModule as unknown as { default: typeof jsQrModule.default }).default ?? jsQrModule;

const design = {
  material: 'pvc',
  layout: 'diagonal',
  colour: 'own',
  sides: 'both',
  profileId: 7,
  template: 'creative',
  accent: '#B9583A',
  name: 'דנה לוי',
  jobTitle: 'אדריכלות ועיצוב פנים',
  phone: '054-555-0119',
  portrait: null,
  cover: null,
  words: ['הצמידו', 'או סרקו'],
} satisfies PrintedDesign;

let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  ({ client: admin } = await signInAs(app, 'admin'));
});
afterAll(() => app.close());

/** An order of two pieces with chips of their own. */
async function orderOf(changes: Partial<PrintedDesign> = {}) {
  const codes = [makeTapCode(), makeTapCode()];
  const { id } = await createPhysicalCardOrder(app.knex, {
    quantity: 2,
    status: 'paid',
    design: { ...design, ...changes },
  });
  for (const tapCode of codes) await createCardAllocation(app.knex, { orderId: id, tapCode });
  return { id, addresses: codes.map((code) => `${app.deps.env.PUBLIC_URL}/t/${code}`) };
}

const read = (id: number, path: string) => admin.get(`/api/admin/physical-card-orders/${id}/${path}`);

async function pictureOf(id: number, side: 'front' | 'back') {
  const reply = await fetch(`${app.url}/api/admin/physical-card-orders/${id}/face.png?side=${side}`, {
    headers: { Cookie: admin.cookies.header() ?? '' },
  });
  expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  const png = await reply.arrayBuffer();
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  /** Colour at a point in millimetres from the corner of the cut. */
  const colourAt = (x: number, y: number) => {
    const [column, row] = [x, y].map((millimetre) => Math.round(((millimetre + 9) * 300) / 25.4));
    const start = ((row ?? 0) * info.width + (column ?? 0)) * info.channels;
    return `#${data.subarray(start, start + 3).toString('hex')}`;
  };
  // As a camera sees it from further away; reading every pixel of the press's size takes four times as long.
  const readTheCode = async () => {
    const seen = await sharp(png)
      .resize({ width: Math.round(info.width / 2) })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return readCode(new Uint8ClampedArray(seen.data), seen.info.width, seen.info.height)?.data;
  };
  return { info, colourAt, readTheCode };
}

describe('the code on what is printed is read, and leads to its own chip', () => {
  test.each(materials)('on %s, in each colour', async (material) => {
    for (const colour of printColours) {
      const { id, addresses } = await orderOf({ material, colour });
      const { readTheCode } = await pictureOf(id, material === 'sticker' ? 'front' : 'back');
      expect([colour, await readTheCode()]).toEqual([colour, addresses[0]]);
    }
  });
});

test('a face is a card in real size with three millimetres of bleed and marks outside of them', async () => {
  const { id } = await orderOf({ layout: 'center', template: 'classic' });
  const { info, colourAt } = await pictureOf(id, 'front');
  expect([info.width, info.height]).toEqual(
    [(85.6 + 18) * 300, (54 + 23) * 300].map((it) => Math.round(it / 25.4)),
  );
  const [ink, paper] = ['#b9583a', '#ffffff'];
  for (const [x, y] of [
    [-2.8, -2.8],
    [88.4, 56.8],
    [-2.8, 27],
    [40, 1],
  ] as const)
    expect(colourAt(x, y)).toBe(ink);
  for (const [x, y] of [
    [-3.3, 27],
    [40, -3.3],
    [88.9, 10],
  ] as const)
    expect(colourAt(x, y)).toBe(paper);
  // The marks are in line with the cut.
  for (const [x, y] of [
    [0, -6],
    [-6, 54],
    [85.6, 60],
    [91, 0],
  ] as const)
    expect(colourAt(x, y)).not.toBe(paper);
});

test('bamboo takes one tone, steel dark modules on what is laid bare', async () => {
  const bamboo = await pictureOf((await orderOf({ material: 'bamboo' })).id, 'back');
  expect([bamboo.colourAt(2, 2), bamboo.colourAt(-2, -2)]).toEqual(['#ffffff', '#ffffff']);
  const metal = await pictureOf((await orderOf({ material: 'metal' })).id, 'back');
  expect([metal.colourAt(2, 27), metal.colourAt(-2, 27)]).toEqual(['#1d2023', '#ffffff']);
});

test('every template in every layout is drawn, with names that don’t fit and words from left to right', async () => {
  // Each template in one layout, and each layout with some templates; thorough: all in all.
  for (const [place, template] of cardTemplates.entries())
    for (const [at, layout] of printLayouts.entries()) {
      if (!inject('isThorough') && (place + at) % printLayouts.length !== 0) continue;
      const { id } = await orderOf({ template, layout, name: 'אלכסנדרה־ויקטוריה בן־שושן המכונה סשה 🌷' });
      expect((await read(id, 'face.png?side=front')).status).toBe(200);
    }
  const rtl = await pictureOf((await orderOf()).id, 'back');
  const ltr = await pictureOf((await orderOf({ words: ['Tap', 'or scan'] })).id, 'back');
  // The pad of the code stands where reading begins.
  expect([rtl.colourAt(80, 10), ltr.colourAt(80, 10)]).toEqual(['#b9583a', '#b9583a']);
  expect([rtl.colourAt(78, 11), ltr.colourAt(7, 11)]).toEqual(['#fffaf1', '#fffaf1']);
  expect([ltr.colourAt(78, 11), rtl.colourAt(7, 14)]).toEqual(['#b9583a', '#b9583a']);
});

test('the picture that was on the card when it was ordered is printed to the end of the bleed', async () => {
  const key = makePictureId(800, 800);
  await app.deps.storage.put(
    pictureKey(key, 800, 'jpg'),
    await sharp({ create: { width: 800, height: 800, channels: 3, background: '#20c050' } })
      .jpeg()
      .toBuffer(),
  );
  const { id } = await orderOf({ cover: addressOfPicture(key) });
  const { colourAt } = await pictureOf(id, 'front');
  for (const [x, y] of [
    [10, 27],
    [-2.8, 56.8],
  ] as const)
    expect(colourAt(x, y)).toMatch(/^#(1|2).(b|c).(4|5).$/u);
  expect(colourAt(75, 27)).toBe('#ffffff');
});

test('a picture of the approved design that is gone is told: nothing else is printed in its place', async () => {
  const { id } = await orderOf({ cover: addressOfPicture(makePictureId(800, 800)) });
  for (const path of ['face.png?side=front', 'faces.pdf', 'print-sheet.pdf'])
    expect(await read(id, path)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('תמונה מהעיצוב') },
    });
});

test('the file for the press has the front once and a back for each piece; of stickers a front each', async () => {
  const pages = async (changes: Partial<PrintedDesign>) => {
    const { id } = await orderOf(changes);
    const reply = await read(id, 'faces.pdf');
    expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    // 103.6 × 77 mm in points, whole ones.
    if (changes.material !== 'sticker') expect(reply.text).toContain('/MediaBox [0 0 294 218]');
    return reply.text.match(/\/Type \/Page\b/gu)?.length;
  };
  expect(await pages({})).toBe(3);
  expect(await pages({ sides: 'front' })).toBe(1);
  expect(await pages({ material: 'sticker' })).toBe(2);
});

test('staff see which faces there are; without a stored design there is none', async () => {
  const story = async (id: number) => (await read(id, 'story')).body.faces;
  expect(await story((await orderOf()).id)).toEqual(['front', 'back']);
  const blank = await orderOf({ sides: 'front' });
  expect(await story(blank.id)).toEqual(['front']);
  expect((await read(blank.id, 'face.png?side=back')).status).toBe(404);
  expect((await read(blank.id, 'faces.pdf?part=2')).status).toBe(404);
  const { id } = await createPhysicalCardOrder(app.knex, { design: {} });
  await createCardAllocation(app.knex, { orderId: id });
  expect(await story(id)).toEqual([]);
  for (const path of ['face.png?side=front', 'faces.pdf']) expect((await read(id, path)).status).toBe(404);
  expect((await read(id, 'print-sheet.pdf')).status).toBe(200);
  expect((await read(id, 'face.png?side=top')).status).toBe(422);
});

test('the print sheet shows the faces that were approved', async () => {
  const images = async (changes: Partial<PrintedDesign>) =>
    (await read((await orderOf(changes)).id, 'print-sheet.pdf')).text.match(/\/SMask /gu)?.length;
  expect(await images({})).toBe(2);
  expect(await images({ sides: 'front' })).toBe(1);
});
