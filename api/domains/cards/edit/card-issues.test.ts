import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, wallClock } from '../../../contract/base/israel-clock.ts';
import { addressOfPicture } from '../../../contract/cards/picture-address.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createCardOwner, someService } from '../../../testing/card-owner.ts';
import { createMedia } from '../../../testing/factories/media.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const owner = (cardType?: 'basic' | 'pro', fields?: Partial<BusinessProfile>) =>
  createCardOwner(app, cardType, fields);

describe('an issue of a save', () => {
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
        { name: null, items: [someService('א'), someService('', { price: 'מאה' })] },
        { name: null, items: [someService('ב', { priceKind: 'range', priceTo: '20' })] },
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
    const logo = await dana.save({ logoImage: addressOfPicture(key) });
    expect([logo.status, Object.keys(logo.body.errors)]).toEqual([422, ['logoImage']]);
    expect((await dana.save({ coverImage: 'https://evil.example/a.jpg' })).status).toBe(422);
    const services = [{ name: null, items: [someService('א', { picture: addressOfPicture(key) })] }];
    const refused = await dana.save({ services });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['services.0.items.0.picture']]);
  });
});
