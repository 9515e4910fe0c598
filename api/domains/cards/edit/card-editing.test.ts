import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CardForEditing } from '../../../contract/cards/card-editing.schema.ts';
import { addDays, wallClock } from '../../../contract/base/israel-clock.ts';
import type { Service } from '../../../contract/cards/entities/services.schema.ts';
import { cardFieldNames, cardFieldsWith, publicTexts } from '../../../contract/cards/card-fields.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { Package } from '../../../models/Package.ts';
import { clientOf } from '../../../testing/act-as.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createMedia } from '../../../testing/factories/media.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { addressOfPicture } from '../../../contract/cards/picture-address.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Owner {
  id: number;
  client: TestClient;
  card: BusinessProfile;
  read(): Promise<CardForEditing>;
  /** Saves on the present version unless the test gives another one. */
  save(changes: Record<string, unknown>): ReturnType<TestClient['put']>;
}

async function owner(
  cardType: 'basic' | 'pro' = 'pro',
  fields: Partial<BusinessProfile> = {},
): Promise<Owner> {
  const user = await createUser(app.knex);
  if (cardType === 'pro') await createPackage(app.knex, { userId: user.id, proCardCount: 1 });
  const card = await createBusinessProfile(app.knex, { userId: user.id, cardType, ...fields });
  const client = await clientOf(app, user);
  const read = async () => (await client.get(`/api/cards/${card.id}/editing`)).body as CardForEditing;
  const save = async (changes: Record<string, unknown>) => {
    const { version } = await read();
    return client.put(`/api/cards/${card.id}`, { version, ...changes });
  };
  return { id: user.id, client, card, read, save };
}

async function lapse(userId: number): Promise<void> {
  await Package.query(app.knex).where({ user_id: userId }).patch({ status: 'expired', endDate: new Date() });
}

/** A text in each field of words that the list has or will have. */
const someWords = Object.fromEntries(
  [...cardFieldsWith('type', 'line'), ...cardFieldsWith('type', 'text')].map((field) => [
    field,
    `${field} של הכרטיס`,
  ]),
);

const service = (name: string, part: Partial<Service> = {}): Service => ({
  name,
  description: null,
  priceKind: 'exact',
  price: '180',
  priceTo: null,
  priceUnit: null,
  duration: null,
  picture: null,
  canOrder: true,
  ...part,
});

const everyField = {
  ...someWords,
  template: 'night',
  documents: [],
  translations: [{ language: 'ru', texts: [{ path: 'about', source: 'about של הכרטיס', text: 'О нас' }] }],
  accentColor: '#0b7a6b',
  palette: 'plum',
  typeface: 'serif',
  colorScheme: 'dark',
  primaryAction: 'whatsapp',
  useCustomSlug: true,
  seoTitle: 'דנה לוי | אדריכלות & Interior',
  seoDescription: 'שורה אחת\nושנייה',
  seoKeywords: 'עיצוב, פנים, 2026',
  businessName: 'DJ ומפיק “שלום” 🎧',
  category: 'מוזיקה',
  jobTitle: 'תקליטן',
  about: 'טל׳ 03-1234567 (משרד)\n\nCafé בע״מ 👩‍👩‍👧',
  address: 'אבן גבירול 71, תל אביב',
  mapLink: 'https://maps.app.goo.gl/abc',
  lat: 32.0853,
  lng: 34.7818,
  phone: '*2345',
  email: 'dana@example.co.il',
  website: 'https://example.co.il/',
  whatsapp: '052-123-4567',
  showWhatsapp: false,
  openingHours: 'בחגים סגור',
  businessHours: [
    {
      day: 0,
      spans: [
        { opens: '09:00', closes: '13:00' },
        { opens: '16:00', closes: '24:00' },
      ],
    },
    { day: 4, spans: [{ opens: '22:00', closes: '04:00' }] },
    { day: 6, spans: [] },
  ],
  services: [
    { name: 'תספורות', items: [service('תספורת', { duration: '45 דק׳' }), service('פן', { price: '90' })] },
    {
      name: null,
      items: [
        service('גוונים', { priceKind: 'range', price: '480', priceTo: '750' }),
        service('כלה', { priceKind: 'request', price: null, priceUnit: 'לפי ייעוץ', canOrder: false }),
      ],
    },
  ],
  takesRequests: true,
  requestLength: '45',
  specialDays: [
    {
      from: '2099-09-14',
      to: '2099-09-15',
      name: null,
      holiday: 'roshHashana',
      spans: [],
      byAppointment: false,
    },
    {
      from: '2099-09-13',
      to: '2099-09-13',
      name: 'יום מרוכז',
      holiday: null,
      spans: [
        { opens: '09:00', closes: '13:00' },
        { opens: '16:00', closes: '02:00' },
      ],
      byAppointment: false,
    },
  ],
  sections: [
    { name: 'questions', title: 'לפני שבאים', isShown: true },
    { name: 'about', title: null, isShown: true },
    { name: 'services', title: null, isShown: false },
  ],
  questions: [{ question: 'אפשר לבוא עם תינוק?', answer: 'בטח.\nיש פינה להנקה.' }],
  promoVideoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
  facebook: 'https://www.facebook.com/dana',
  showFacebook: false,
  instagram: 'https://www.instagram.com/dana',
  showInstagram: false,
  twitter: 'https://x.com/dana',
  showTwitter: false,
  tiktok: 'https://www.tiktok.com/@dana',
  showTiktok: false,
  youtube: 'https://www.youtube.com/@dana',
  showYoutube: false,
  linkedin: 'https://www.linkedin.com/in/dana',
  showLinkedin: false,
  telegram: 'https://t.me/dana',
  showTelegram: false,
  pinterest: 'https://www.pinterest.com/dana',
  showPinterest: false,
  mapsRatingUrl: 'https://g.page/r/abc/review',
  showMapsRating: true,
  showMark: false,
  customLinks: [
    { title: 'תפריט', url: 'https://example.co.il/menu', isShown: true, showFrom: null, showUntil: null },
    {
      title: 'מבצע 🎉',
      url: 'https://example.co.il/sale',
      isShown: false,
      showFrom: '2026-12-01T07:00:00.000Z',
      showUntil: '2026-12-31T22:00:00.000Z',
    },
  ],
  showContactForm: true,
  contactFormTitle: 'דברו איתנו',
  language: 'he',
  phones: [{ label: 'משרד & Fax', number: '*2345' }],
  paymentLinks: [{ kind: 'page', title: 'פגישה, ₪650', url: 'https://payments.payplus.co.il/l/a1' }],
  branches: [
    {
      name: 'סניף רעננה',
      address: 'אחוזה 120, רעננה',
      phone: '09-555-0120',
      hours: [
        { day: 0, spans: [{ opens: '09:00', closes: '24:00' }] },
        { day: 5, spans: [], byAppointment: true },
      ],
    },
    { name: 'Haifa & Krayot', address: 'הנמל 3, חיפה', phone: null, hours: null },
  ],
};

describe('reading and saving', () => {
  test('every field comes back as it was written, and the visitor sees it', async () => {
    const dana = await owner();
    const code = String(dana.id).padStart(20, 'k');
    const picture = addressOfPicture(`${code}-640x480`);
    await createMedia(app.knex, { userId: dana.id, storageKey: `${code}-640x480`, width: 640, height: 480 });
    const paper = { pages: 8, fileName: 'a.pdf', byteSize: 5_000, width: 320, height: 452 };
    const storageKey = `${code}-320x452`;
    await createMedia(app.knex, { userId: dana.id, storageKey, purpose: 'document', ...paper });
    const pictures = {
      documents: [{ name: 'תפריט', file: `/media/${storageKey}/pdf/8p-5000.pdf` }],
      coverImage: picture,
      profileImage: picture,
      logoImage: picture,
      galleryImages: [
        {
          url: picture,
          width: 640,
          height: 480,
          caption: 'לפני',
          isShown: true,
          showFrom: null,
          showUntil: null,
        },
      ],
    };
    const sent = { ...everyField, ...pictures, customSlug: `dana-${dana.id}-עיצוב` };
    expect(Object.keys(sent).toSorted()).toEqual([...cardFieldNames].toSorted());
    const saved = await dana.save(sent);
    expect(saved.status, saved.text).toBe(200);
    expect(saved.body.fields).toEqual(sent);
    expect((await dana.read()).fields).toEqual(sent);
    const page = await fetch(`${app.url}/api/cards/${dana.card.id}`).then((answer) => answer.json());
    expect(page).toMatchObject({
      ...Object.fromEntries(publicTexts.map((field) => [field, (sent as Record<string, unknown>)[field]])),
      name: sent.businessName,
      template: 'night',
      contactForm: { title: 'דברו איתנו' },
    });
  });

  test('a field that is not sent stays, and an empty one becomes nothing', async () => {
    const dana = await owner();
    const before = await dana.read();
    const { body } = await dana.save({ jobTitle: '', phone: null, about: ' \n ' });
    expect(body.fields).toEqual({ ...before.fields, jobTitle: null, phone: null, about: null });
    expect(body.version).toBe(before.version + 1);
  });

  test('texts are cleaned of marks that turn or hide them; numbers, handles and links are understood', async () => {
    const dana = await owner();
    const { body } = await dana.save({
      businessName: '  \u202Eדנה\u202C \u2066לוי ',
      whatsapp: 'https://wa.me/972521234567',
      instagram: '@dana.levi',
      website: 'example.co.il',
      phone: '1-700-700-700',
    });
    expect(body.fields).toMatchObject({
      businessName: 'דנה לוי',
      whatsapp: '052-123-4567',
      instagram: 'https://www.instagram.com/dana.levi',
      website: 'https://example.co.il/',
      phone: '1-700-700-700',
    });
  });

  test('what is no field of the owner is not taken', async () => {
    const dana = await owner('basic');
    const other = await createUser(app.knex);
    await dana.save({
      jobTitle: 'חדש',
      userId: other.id,
      cardType: 'pro',
      community: 'קהילה',
      packageId: 1,
      id: 5,
    });
    expect(await BusinessProfile.query(app.knex).findById(dana.card.id)).toMatchObject({
      userId: dana.id,
      cardType: 'basic',
      community: null,
      jobTitle: 'חדש',
    });
  });

  const long = 'א'.repeat(10_000);
  test.each([
    ['businessName', '', 'שדה חובה'],
    ['businessName', long, 'אפשר להזין עד 120 תווים'],
    ['about', long, 'אפשר להזין עד 5000 תווים'],
    ['phone', '054-555-01', 'מספר נייד בישראל הוא 10 ספרות, כמו 052-123-4567'],
    ['phone', '03-12345', 'מספר קווי בישראל הוא 9 ספרות, כמו 03-123-4567'],
    ['phone', 'תתקשרו', /לא נראה כמו מספר/],
    ['whatsapp', '*2345', /WhatsApp/],
    ['email', 'dana@', 'כתובת אימייל לא תקינה'],
    ['website', 'javascript:alert(1)', 'כתובת אינטרנט לא תקינה'],
    ['facebook', 'java\tscript:alert(1)', /קישור/],
    ['accentColor', 'red;background:url(//evil)', /צבע/],
    ['typeface', 'comic', 'יש לבחור אחת מהאפשרויות'],
    ['palette', 'mauve', 'יש לבחור אחת מהאפשרויות'],
    ['colorScheme', 'night', 'יש לבחור אחת מהאפשרויות'],
    ['customSlug', 'admin', 'הכתובת הזאת שמורה למערכת'],
    ['customSlug', 'pay-pa1', /^זה שם של גוף מוכר/],
    ['customSlug', 'בנק-לאומי', /^זה שם של גוף מוכר/],
    ['customSlug', '12345', 'כתובת צריכה לפחות אות אחת'],
    ['customSlug', 'рaypal', /עברית או באנגלית/],
    ['lat', 91, /90/],
  ])('%s refuses %.20s on its field and stores nothing', async (field, value, text) => {
    const dana = await owner();
    const before = await dana.read();
    const reply = await dana.save({ jobTitle: 'לא יישמר', [field]: value });
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, [field]]);
    expect(reply.body.errors[field]).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
    expect(await dana.read()).toEqual(before);
  });

  test('an issue of a list names its place', async () => {
    const dana = await owner();
    const link = { title: 'כאן', url: 'https://a.co', isShown: true, showFrom: null, showUntil: null };
    const reply = await dana.save({
      customLinks: [
        link,
        { ...link, url: 'data:text/html,x', title: '' },
        { ...link, showFrom: '2026-12-02T00:00:00Z', showUntil: '2026-12-01T00:00:00Z' },
      ],
      businessHours: [
        {
          day: 2,
          spans: [
            { opens: '09:00', closes: '14:00' },
            { opens: '13:00', closes: '18:00' },
          ],
        },
      ],
    });
    expect(Object.keys(reply.body.errors).toSorted()).toEqual([
      'businessHours.0.spans',
      'customLinks.1.title',
      'customLinks.1.url',
      'customLinks.2.showUntil',
    ]);
    const many = await dana.save({ customLinks: Array.from({ length: 31 }, () => link) });
    expect(many.body.errors).toEqual({ customLinks: 'מספר הפריטים הגדול ביותר: 30' });
  });

  test('an issue of what a card offers names its place', async () => {
    const dana = await owner();
    const offers = await dana.save({
      services: [
        { name: null, items: [service('א'), service('', { price: 'מאה' })] },
        { name: null, items: [service('ב', { priceKind: 'range', priceTo: '20' })] },
      ],
      questions: [{ question: '', answer: '' }],
      phones: [
        { label: '', number: 'משרד 03' },
        { label: 'פקס', number: '' },
        { label: 'נייד', number: '052-12345' },
      ],
      paymentLinks: [
        { kind: 'paybox', title: '', url: ' ' },
        { kind: 'paybox', title: '', url: 'https://paypal.me/dana' },
        { kind: 'bit', title: '', url: 'https://www.bitpay.co.il/app/me/A0201943' },
      ],
      branches: [
        {
          name: '',
          address: '',
          phone: 'אין',
          hours: [{ day: 3, spans: [{ opens: '17:00', closes: '09:00' }] }],
        },
      ],
    });
    expect(offers.body.errors).toEqual({
      'services.0.items.1.name': 'שדה חובה',
      'services.0.items.1.price': 'מחיר נכתב במספרים, כמו 180 או 49.90',
      'services.1.items.0.priceTo': 'סוף הטווח צריך להיות גבוה מתחילתו',
      'questions.0.question': 'שדה חובה',
      'questions.0.answer': 'שדה חובה',
      'phones.0.label': 'שדה חובה',
      'phones.0.number': expect.any(String),
      'phones.1.number': 'שדה חובה',
      'phones.2.number': expect.any(String),
      'paymentLinks.0.url': 'שדה חובה',
      'paymentLinks.1.url': expect.stringContaining('links.payboxapp.com'),
      'paymentLinks.2.url': expect.stringContaining('Bit'),
      'branches.0.name': 'שדה חובה',
      'branches.0.address': 'שדה חובה',
      'branches.0.phone': expect.any(String),
      'branches.0.hours.0.spans.0.closes': 'שעת הסגירה מוקדמת משעת הפתיחה. עד הלילה אפשר לכתוב שעה עד 06:00',
    });
    const branch = { name: 'רעננה', address: 'אחוזה 120, רעננה', phone: null, hours: null };
    const sameBranch = await dana.save({
      branches: [branch, { ...branch, name: '2', address: 'אחוזה 120 רעננה ' }],
    });
    expect(sameBranch.body.errors).toEqual({ 'branches.1.address': 'הכתובת הזו כבר רשומה בסניף אחר' });
    const otherNumbers = await dana.save({
      branches: ['הרצל 1/12', 'הרצל 11/2', '🏠', '🏢'].map((address) => ({ ...branch, address })),
    });
    expect([otherNumbers.status, otherNumbers.body.errors]).toEqual([200, undefined]);
  });

  const day = {
    from: '2099-09-11',
    to: '2099-09-11',
    name: null,
    holiday: null,
    spans: [],
    byAppointment: false,
  };

  test('an issue of a special day stands at it', async () => {
    const dana = await owner();
    const span = (opens: string, closes: string) => ({ opens, closes });
    const days = await dana.save({
      specialDays: [
        { ...day, to: '2099-09-12' },
        { ...day, from: '2099-09-12', to: '2099-09-13' },
        { ...day, from: '2099-10-02', to: '2099-10-01' },
        { ...day, from: '2099-02-30', to: '2099-03-01' },
        { ...day, from: '', to: '2099-04-01' },
        { ...day, from: '2099-05-01', to: '2099-05-01', spans: [span('17:00', '09:00')] },
        {
          ...day,
          from: '2099-05-02',
          to: '2099-05-02',
          spans: [span('09:00', '14:00'), span('13:00', '18:00')],
        },
        { ...day, from: '2099-05-03', to: '2099-05-03', spans: [span('20:00', '04:00')] },
      ],
    });
    expect([days.status, days.body.errors]).toEqual([
      422,
      {
        'specialDays.1.from': 'ליום הזה כבר נקבעו שעות',
        'specialDays.2.to': 'הסיום חייב להיות אחרי ההתחלה',
        'specialDays.3.from': 'יש לבחור תאריך',
        'specialDays.4.from': 'שדה חובה',
        'specialDays.5.spans.0.closes': 'שעת הסגירה מוקדמת משעת הפתיחה. עד הלילה אפשר לכתוב שעה עד 06:00',
        'specialDays.6.spans': 'שתי משמרות של אותו יום חופפות',
      },
    ]);
    const tooMany = Array.from({ length: 61 }, (_, index) => {
      const date = `${2100 + index}-01-01`;
      return { ...day, from: date, to: date };
    });
    expect((await dana.save({ specialDays: tooMany })).body.errors).toEqual({
      specialDays: 'מספר הפריטים הגדול ביותר: 60',
    });
  });

  test('a special day that is over stays for its owner, unseen by visitors; none becomes one', async () => {
    const dana = await owner();
    const past = { ...day, from: '2020-09-11', to: '2020-09-11' };
    expect((await dana.save({ specialDays: [day, past] })).body.errors).toEqual({
      'specialDays.1.from': 'התאריך הזה כבר עבר',
    });
    expect((await dana.save({ specialDays: [{ ...past, from: '2020-09-10' }] })).body.errors).toEqual({
      'specialDays.0.to': 'התאריך הזה כבר עבר',
    });
    await BusinessProfile.query(app.knex)
      .findById(dana.card.id)
      .patch({ specialDays: [past] });
    const coming = Array.from({ length: 8 }, (_, index) => {
      const date = addDays(wallClock(new Date()).date, index * 13);
      return { ...day, from: date, to: date };
    });
    expect((await dana.save({ specialDays: [past, day, ...coming] })).status).toBe(200);
    expect((await dana.read()).fields.specialDays).toHaveLength(10);
    const shown = await fetch(`${app.url}/api/cards/${dana.card.id}`).then((answer) => answer.json());
    expect(shown.specialDays.map(({ from }: { from: string }) => from)).toEqual(
      coming.slice(0, 7).map(({ from }) => from),
    );
  });

  test('a section has a name and stands once; what is hidden is in no part of what visitors get', async () => {
    const dana = await owner();
    const section = { name: 'links', title: null, isShown: true };
    const arranged = await dana.save({
      sections: [
        { ...section, title: 'ק'.repeat(41) },
        { ...section, name: 'keep' as 'links' },
      ],
    });
    expect([arranged.status, arranged.body.errors]).toEqual([
      422,
      {
        'sections.0.title': 'אפשר להזין עד 40 תווים',
        'sections.1.name': 'יש לבחור אחת מהאפשרויות',
      },
    ]);
    const twice = await dana.save({ sections: [section, { ...section, name: 'gallery' }, section] });
    expect([twice.status, twice.body.errors]).toEqual([
      422,
      { 'sections.2.name': 'החלק הזה כבר נמצא ברשימה' },
    ]);
    // An empty name is the template's.
    const links = [{ title: 'תפריט', url: 'menu.example', isShown: true, showFrom: null, showUntil: null }];
    const own = { ...section, name: 'about', title: '  המטבח שלנו ' };
    const hidden = { ...section, title: ' ', isShown: false };
    const kept = await dana.save({ customLinks: links, about: 'שלום', sections: [own, hidden] });
    expect(kept.body.fields.sections).toEqual([
      { name: 'about', title: 'המטבח שלנו', isShown: true },
      { name: 'links', title: null, isShown: false },
    ]);
    const visible = await fetch(`${app.url}/api/cards/${dana.card.id}`).then((answer) => answer.json());
    expect([visible.sections, visible.links]).toEqual([[{ name: 'about', title: 'המטבח שלנו' }], []]);
  });

  test('an own address needs a name, and half a point on the map is none', async () => {
    const dana = await owner('pro', { customSlug: null });
    const reply = await dana.save({ useCustomSlug: true, lat: 32 });
    expect(Object.keys(reply.body.errors).toSorted()).toEqual(['customSlug', 'lat']);
  });

  test('a picture of somebody else is refused', async () => {
    const [dana, ron] = [await owner(), await owner()];
    const key = `${String(ron.id).padStart(20, 'r')}-640x480`;
    await createMedia(app.knex, { userId: ron.id, storageKey: key, width: 640, height: 480 });
    const reply = await dana.save({ coverImage: addressOfPicture(key) });
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ['coverImage']]);
    expect((await dana.save({ coverImage: 'https://evil.example/a.jpg' })).status).toBe(422);
    const services = [{ name: null, items: [service('א', { picture: addressOfPicture(key) })] }];
    const refused = await dana.save({ services });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['services.0.items.0.picture']]);
  });
});

describe('somebody else', () => {
  test.each(['user', 'moderator', 'admin'] as const)('%s: 404 for all of it', async (userRole) => {
    const dana = await owner();
    const stranger = await clientOf(app, await createUser(app.knex, { userRole }));
    const path = `/api/cards/${dana.card.id}`;
    const before = await dana.read();
    const replies = await Promise.all([
      stranger.get(`${path}/editing`),
      stranger.put(path, { version: before.version, businessName: 'נגנב' }),
      stranger.put(`${path}/visibility`, { isPublic: false }),
      stranger.put(`${path}/card-type`, { cardType: 'basic' }),
      stranger.get(`${path}/address-check?slug=abc`),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await dana.read()).toEqual(before);
  });

  test('a guest: 401', async () => {
    const dana = await owner();
    expect((await app.client().get(`/api/cards/${dana.card.id}/editing`)).status).toBe(401);
  });
});

describe('two at once', () => {
  test('the older save is refused with what is stored now, and nothing of it is written', async () => {
    const dana = await owner();
    const { version } = await dana.read();
    const path = `/api/cards/${dana.card.id}`;
    const [first, second] = await Promise.all([
      dana.client.put(path, { version, businessName: 'הראשון' }),
      dana.client.put(path, { version, businessName: 'השני' }),
    ]);
    const [winner, loser] = first.status === 200 ? [first, second] : [second, first];
    expect([winner.status, loser.status]).toEqual([200, 409]);
    expect(loser.body).toMatchObject({ code: 'conflict', present: winner.body });
    expect(await dana.read()).toEqual(winner.body);
  });

  test('the same save twice is one save: its first answer may have been lost', async () => {
    const dana = await owner();
    const { version } = await dana.read();
    const send = () => dana.client.put(`/api/cards/${dana.card.id}`, { version, businessName: 'פעמיים' });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
  });
});

describe('publishing', () => {
  test('makes private and public, and visitors notice at once', async () => {
    const dana = await owner();
    const page = () => fetch(`${app.url}/api/cards/${dana.card.id}`).then(({ status }) => status);
    expect(await page()).toBe(200);
    const hidden = await dana.client.put(`/api/cards/${dana.card.id}/visibility`, { isPublic: false });
    expect(hidden.body.isPublic).toBe(false);
    expect(await page()).toBe(404);
    await dana.client.put(`/api/cards/${dana.card.id}/visibility`, { isPublic: true });
    expect(await page()).toBe(200);
  });
});

describe('what the plan does not include', () => {
  const proFields = {
    template: 'bold',
    customLinks: [{ title: 'א', url: 'https://a.co/', isShown: true, showFrom: null, showUntil: null }],
    promoVideoUrl: 'https://vimeo.com/1',
    showContactForm: true,
    contactFormTitle: 'כתבו',
    customSlug: 'my-own-name',
    useCustomSlug: true,
  };

  test.each(Object.entries(proFields))('a basic card refuses %s', async (field, value) => {
    const dana = await owner('basic');
    const reply = await dana.save({ [field]: value });
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, [field]]);
    expect((await dana.save({ template: 'basic', accentColor: '#112233' })).status).toBe(200);
  });

  test('a basic card has five services and questions; what is over since the plan changed may shrink', async () => {
    const dana = await owner();
    const services = (count: number) => [
      { name: null, items: Array.from({ length: count }, (_, index) => service(String(index))) },
    ];
    const questions = (count: number) =>
      Array.from({ length: count }, () => ({ question: 'מתי?', answer: 'עכשיו' }));
    const phones = (count: number) =>
      Array.from({ length: count }, () => ({ label: 'משרד', number: '03-555-0142' }));
    const branches = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        name: `סניף ${index}`,
        address: `הרצל ${index}, חיפה`,
        phone: null,
        hours: null,
      }));
    const lists = {
      services: services(8),
      questions: questions(8),
      phones: phones(2),
      branches: branches(3),
    };
    expect((await dana.save(lists)).status).toBe(200);
    const tooLong = await dana.save({ phones: phones(6), branches: branches(11) });
    expect(Object.keys(tooLong.body.errors)).toEqual(['phones', 'branches']);
    const paymentLinks = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        kind: 'bit',
        title: null,
        url: `https://pay.grow.link/${index}a`,
      }));
    expect((await dana.save({ paymentLinks: paymentLinks(2) })).status).toBe(200);
    const tooMany = await dana.save({ paymentLinks: paymentLinks(5) });
    expect(Object.keys(tooMany.body.errors)).toEqual(['paymentLinks']);
    await BusinessProfile.query(app.knex).findById(dana.card.id).patch({ cardType: 'basic' });
    const shown = await fetch(`${app.url}/api/cards/${dana.card.id}`).then((answer) => answer.json());
    expect([shown.services[0].items.length, shown.questions.length]).toEqual([5, 5]);
    expect(shown.phones).toEqual([{ label: 'משרד', text: '03-555-0142', href: 'tel:+97235550142' }]);
    expect(shown.paymentLinks).toEqual([
      { kind: 'bit', house: 'Grow', title: null, href: 'https://pay.grow.link/0a' },
    ]);
    expect(shown.branches.map(({ name }: { name: string }) => name)).toEqual(['סניף 0']);
    const more = await dana.save({ services: services(9), questions: questions(9) });
    expect([more.status, Object.keys(more.body.errors)]).toEqual([422, ['services', 'questions']]);
    expect((await dana.save({ services: services(6) })).status).toBe(200);
    const again = await dana.save({ services: services(7) });
    expect(again.body.errors).toEqual({
      services: 'זה לא כלול בתוכנית של הכרטיס. מה שנשמר בו נשאר כפי שהיה',
    });
  });

  test('a lapsed owner saves the rest, wipes nothing and finds all of it after renewing', async () => {
    const dana = await owner();
    const stored = { ...proFields, customSlug: `lapsed-${dana.id}` };
    expect((await dana.save(stored)).status).toBe(200);
    await lapse(dana.id);
    const lapsed = await dana.read();
    expect(lapsed).toMatchObject({ isCovered: false, plan: { gallery: false, customLinks: false } });
    // The whole card, as an old form sends it.
    expect((await dana.save({ ...lapsed.fields, jobTitle: 'עדיין כאן' })).status).toBe(200);
    const wiped = await dana.save({
      customLinks: [],
      showContactForm: false,
      promoVideoUrl: '',
      customSlug: null,
    });
    expect(Object.keys(wiped.body.errors).toSorted()).toEqual([
      'customLinks',
      'customSlug',
      'promoVideoUrl',
      'showContactForm',
    ]);
    await createPackage(app.knex, { userId: dana.id, proCardCount: 1 });
    const renewed = await dana.read();
    expect(renewed).toMatchObject({ isCovered: true, plan: { customLinks: true } });
    expect(renewed.fields).toMatchObject({ ...stored, jobTitle: 'עדיין כאן' });
  });

  test('a basic card takes a free pro place, and gives it back', async () => {
    const dana = await owner('basic');
    const change = (cardType: string) =>
      dana.client.put(`/api/cards/${dana.card.id}/card-type`, { cardType });
    expect((await dana.read()).canBecomePro).toBe(false);
    expect((await change('pro')).status).toBe(402);
    await createPackage(app.knex, { userId: dana.id, proCardCount: 1 });
    expect((await dana.read()).canBecomePro).toBe(true);
    expect((await change('pro')).body).toMatchObject({
      cardType: 'pro',
      canBecomePro: false,
      plan: { gallery: true },
    });
    expect((await change('basic')).body).toMatchObject({ cardType: 'basic', plan: { gallery: false } });
  });

  test('no card goes dark so that another becomes pro', async () => {
    const dana = await owner('basic');
    await createPackage(app.knex, { userId: dana.id, proCardCount: 1, basicCardCount: 0 });
    await createBusinessProfile(app.knex, { userId: dana.id, cardType: 'pro' });
    expect((await dana.client.put(`/api/cards/${dana.card.id}/card-type`, { cardType: 'pro' })).status).toBe(
      402,
    );
    expect((await dana.read()).cardType).toBe('basic');
  });
});

describe('the address check', () => {
  const check = async (dana: Owner, slug: string) =>
    (await dana.client.get(`/api/cards/${dana.card.id}/address-check?slug=${encodeURIComponent(slug)}`)).body;

  test('writes an address as it would be stored and says that it is free', async () => {
    const dana = await owner();
    expect(await check(dana, ` Dana Levi_${dana.id} `)).toEqual({
      slug: `dana-levi-${dana.id}`,
      state: 'free',
      reason: null,
      suggestions: [],
    });
    expect((await check(dana, dana.card.customSlug ?? '')).state).toBe('present');
  });

  test('refuses with a reason and offers free ones that the save takes', async () => {
    const [dana, ron] = [await owner('pro', { businessName: 'נגריית אלון' }), await owner()];
    const taken = await check(dana, ron.card.customSlug ?? '');
    expect(taken).toMatchObject({ state: 'taken', reason: 'הכתובת כבר תפוסה' });
    expect(taken.suggestions.length).toBeGreaterThan(2);
    for (const slug of taken.suggestions) expect((await dana.save({ customSlug: slug })).status).toBe(200);
    expect(await check(dana, 'admin')).toMatchObject({
      state: 'refused',
      reason: 'הכתובת הזאת שמורה למערכת',
    });
    expect((await check(dana, '')).suggestions).toContain('נגריית-אלון');
  });

  test("another's former address is taken for a year, one's own is free", async () => {
    const [dana, ron] = [await owner(), await owner()];
    const former = ron.card.customSlug ?? '';
    await app
      .knex('business_profiles')
      .where({ id: ron.card.id })
      .update({ created_at: new Date(Date.now() - 2 * 86_400_000) });
    expect((await ron.save({ customSlug: `ron-new-${ron.id}` })).status).toBe(200);
    expect((await check(ron, former)).state).toBe('free');
    expect((await check(dana, former)).state).toBe('taken');
    const reply = await dana.save({ customSlug: former });
    expect([reply.status, reply.body.errors]).toEqual([409, { customSlug: 'הכתובת כבר תפוסה' }]);
    expect((await fetch(`${app.url}/p/${former}`, { redirect: 'manual' })).headers.get('location')).toContain(
      `/p/ron-new-${ron.id}`,
    );
  });
});
