import ICAL from 'ical.js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardFieldNames, cardFieldSpec, publicTexts } from '../../../contract/cards/card-fields.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { storePicture } from '../media/store-picture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function card(overrides: Partial<BusinessProfile> = {}): Promise<BusinessProfile> {
  const user = await createUser(app.knex);
  await createPackage(app.knex, { userId: user.id, endDate: null });
  return createBusinessProfile(app.knex, { userId: user.id, cardType: 'pro', ...overrides });
}

const save = (id: number) => app.client().get(`/p/${id}.vcf`);

/**
 * Read by an independent parser, which unfolds and unescapes. It leaves `\\;` alone where a value has no parts,
 * although version 3.0 escapes it everywhere (RFC 2426, section 4).
 */
function read(text: string): (name: string) => unknown {
  const contact = new ICAL.Component(ICAL.parse(text) as never);
  expect(contact.name).toBe('vcard');
  return (name) => {
    const value: unknown = contact.getFirstPropertyValue(name) ?? null;
    return typeof value === 'string' ? value.replaceAll('\\;', ';') : value;
  };
}

const awkward = [
  ['דנה כהן', 'עו״ד', ['כהן', 'דנה', '', '', '']],
  ['שרה-לאה בן־דוד', 'מורה', ['בן־דוד', 'שרה-לאה', '', '', '']],
  ['ג׳ורג׳ חורי', 'נגר', ['חורי', 'ג׳ורג׳', '', '', '']],
  ['Café; Bar, "Nord" \\ Süd', 'בר', null],
  ['סטודיו A&B בע״מ', 'עיצוב', null],
  ['😀 יום הולדת 👨‍👩‍👧‍👦', 'הפעלות', null],
  ['א'.repeat(110), 'ארוך', null],
] as const;

describe('a saved contact', () => {
  it.each(awkward)('of %j is read as it was typed', async (businessName, jobTitle, name) => {
    const { id } = await card({ businessName, jobTitle });
    const reply = await save(id);
    const value = read(reply.text);
    expect(value('fn')).toBe(businessName);
    expect(value('n')).toEqual(name ?? ['', '', '', '', '']);
    expect(value('org')).toBe(name ? null : businessName);
    expect(value('tel')).toBe('+972525550123');
    for (const line of reply.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(reply.text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
  });

  it('has every property that the list of fields names, and each text as it was written', async () => {
    const texts = publicTexts.filter((field) => cardFieldSpec(field).vCard);
    const logoImage = `/media/${'a'.repeat(20)}-640x160/640.jpg`;
    const { id } = await card({
      logoImage,
      ...Object.fromEntries(texts.map((field) => [field, `${field} של הכרטיס`])),
    });
    const value = read((await save(id)).text);
    for (const field of texts)
      expect(value(cardFieldSpec(field).vCard?.toLowerCase() ?? '')).toBe(`${field} של הכרטיס`);
    // The portrait is tested below.
    const properties = cardFieldNames.flatMap((field) => cardFieldSpec(field).vCard ?? []);
    const missing = properties.filter((name) => name !== 'PHOTO' && value(name.toLowerCase()) === null);
    expect(missing).toEqual([]);
  });

  it('comes as a file that address books know, with a name in any script', async () => {
    const { id } = await card({ businessName: 'דנה/כהן\u202E', jobTitle: null });
    const reply = await save(id);
    expect(reply.headers.get('Content-Type')).toBe('text/vcard; charset=utf-8');
    expect(reply.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const disposition = reply.headers.get('Content-Disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7E]+\.vcf"; filename\*=UTF-8''/u);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe('דנה_כהן.vcf');
    expect(reply.text.startsWith('BEGIN:VCARD\r\nVERSION:3.0\r\n')).toBe(true);
  });

  it('keeps what spans lines, and only fields that have a value', async () => {
    const { id } = await card({
      about: 'שורה א\nשורה ב; ועוד, כאן',
      address: null,
      email: null,
      website: null,
      phone: null,
      whatsapp: null,
    });
    const value = read((await save(id)).text);
    expect(value('note')).toBe('שורה א\nשורה ב; ועוד, כאן');
    for (const name of ['adr', 'email', 'tel', 'photo']) expect([name, value(name)]).toEqual([name, null]);
  });

  it.each([
    ['a plain', false],
    ['a noisy', true],
  ])('carries %s portrait as a small JPEG', async (_kind, isNoisy) => {
    const saved = await card();
    const size = { width: 480, height: 320, channels: 3 as const };
    const picture = isNoisy
      ? sharp({ create: { ...size, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 90 } } })
      : sharp({ create: { ...size, background: '#0b7a6b' } });
    const { address } = await storePicture(app.knex, app.deps.storage, {
      bytes: await picture.png().toBuffer(),
      userId: saved.userId,
      profileId: saved.id,
      purpose: 'portrait',
    });
    await app.knex('business_profiles').where('id', saved.id).update({ profile_image: address });
    const { text } = await save(saved.id);
    expect(text).toContain('PHOTO;ENCODING=b;TYPE=JPEG:');
    const photo = Buffer.from(String(read(text)('photo')), 'base64');
    const { format, width, height } = await sharp(photo).metadata();
    expect([format, width, height]).toEqual(['jpeg', 240, 240]);
    expect(photo.length).toBeLessThanOrEqual(22_000);
    await app
      .knex('business_profiles')
      .where('id', saved.id)
      .update({ profile_image: address.replace(/^\/media\/[a-z0-9]{5}/u, '/media/00000') });
    // The test changed the row directly: the application is notified a moment later.
    await expect.poll(async () => read((await save(saved.id)).text)('photo')).toBeNull();
  });
});
