import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CardTranslation } from '../../../contract/cards/entities/translations.schema.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { clientOf } from '../../../testing/act-as.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { cardStorefront } from '../../../testing/card-storefront.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';

// A card in Hebrew, Arabic and Russian (docs/product.md 12.8), as its owner writes it and its visitors get it.

let app: TestApp;
let client: TestClient;
let card: BusinessProfile;
let path: string;
let userId: number;

beforeAll(async () => {
  app = await startTestApp({ deps: { storefront: cardStorefront } });
  const user = await createUser(app.knex);
  userId = user.id;
  await createPackage(app.knex, { userId, proCardCount: 2 });
  card = await createBusinessProfile(app.knex, {
    userId,
    cardType: 'pro',
    businessName: 'פרץ חשמל ותאורה',
    jobTitle: 'חשמלאי מוסמך',
    about: 'מגיע בשעה שקבענו.',
    phone: '052-555-0148',
    showContactForm: true,
    services: [
      {
        name: null,
        items: [
          {
            name: 'ביקור',
            description: null,
            priceKind: 'from',
            price: '1900',
            priceTo: null,
            priceUnit: null,
            duration: 'עד שעה',
            picture: null,
            canOrder: false,
          },
        ],
      },
    ],
  });
  client = await clientOf(app, user);
  path = `/p/${card.customSlug ?? card.id}`;
  if ((await save(translations)).status !== 200) throw new Error('the translations were not saved');
});
afterAll(() => app.close());

const translations: CardTranslation[] = [
  {
    language: 'ar',
    texts: [
      { path: 'businessName', source: 'פרץ חשמל ותאורה', text: 'بيرتس للكهرباء والإنارة' },
      { path: 'jobTitle', source: 'חשמלאי מוסמך', text: 'كهربائي مؤهَّل' },
      { path: 'services.0.0.name', source: 'ביקור', text: 'زيارة' },
    ],
  },
  { language: 'ru', texts: [{ path: 'businessName', source: 'פרץ חשמל ותאורה', text: 'Перец: электрика' }] },
];

async function save(value: unknown) {
  const { version } = (await client.get(`/api/cards/${card.id}/editing`)).body as { version: number };
  return client.put(`/api/cards/${card.id}`, { version, translations: value });
}
const get = (address: string, accepted = '', extra: Record<string, string> = {}) =>
  app.client().get(address, {
    headers: {
      Accept: 'text/html',
      'User-Agent': 'Mozilla/5.0 Firefox/140.0',
      ...(accepted && { 'Accept-Language': accepted }),
      ...extra,
    },
  });
const languageOf = (html: string) => /^<!doctype html><html lang="(\w+)" dir="(\w+)"/u.exec(html)?.slice(1);

const asked = [
  ['', '', 'he', 'rtl'],
  ['', 'ar-IL,ar;q=0.9,he;q=0.5', 'ar', 'rtl'],
  ['', 'fr,ru;q=0.8,he;q=0.7', 'ru', 'ltr'],
  ['', 'ar;q=0.2,RU-ru;q=0.9', 'ru', 'ltr'],
  ['', 'en,fr', 'he', 'rtl'],
  ['', 'ar;q=0,*', 'he', 'rtl'],
  ['', `${'x'.repeat(9_990)},ar`, 'ar', 'rtl'],
  ['', ',;=q,,ar;q=abc;;', 'he', 'rtl'],
  ['?lang=ar', 'ru', 'ar', 'rtl'],
  ['?lang=he', 'ar', 'he', 'rtl'],
  ['?lang=xx', 'ru', 'ru', 'ltr'],
  ['?lang=en', 'ru', 'ru', 'ltr'],
  ['?lang[]=ar', '', 'he', 'rtl'],
  ['?lang=ar&lang=ru', '', 'he', 'rtl'],
  ['?lang=%00', '', 'he', 'rtl'],
] as const;
test.each(asked.map((each) => [`${each[0]} ${each[1].slice(0, 40)}`, each] as const))(
  'a visitor who asks for %s gets the card',
  async (_what, [query, accepted, language, direction]) => {
    for (const round of ['made', 'perhaps from the cache']) {
      const reply = await get(`${path}${query}`, accepted);
      expect([round, reply.status, languageOf(reply.text)]).toEqual([round, 200, [language, direction]]);
      expect([reply.headers.get('Content-Language'), reply.headers.get('Vary')]).toEqual([
        language,
        expect.stringContaining('Accept-Language'),
      ]);
    }
  },
);

test('a second language is enough for caches to keep readers apart', async () => {
  const profile = await createBusinessProfile(app.knex, {
    userId,
    cardType: 'pro',
    businessName: 'פרץ חשמל ותאורה',
    translations: translations.slice(0, 1),
  });
  const reply = await get(`/p/${profile.id}`, 'ar');
  expect([languageOf(reply.text)?.[0], reply.headers.get('Vary')]).toEqual([
    'ar',
    expect.stringContaining('Accept-Language'),
  ]);
});

test('the cache keeps the languages apart, and a 304 is of the same language', async () => {
  const queries = () => {
    let asked = 0;
    const count = () => void (asked += 1);
    app.deps.knex.on('query', count);
    return () => {
      app.deps.knex.off('query', count);
      return asked;
    };
  };
  const tags: Record<string, string> = {};
  for (const language of ['he', 'ar', 'ru'])
    await vi.waitFor(
      async () => {
        const asked = queries();
        const reply = await get(path, language);
        expect(languageOf(reply.text)?.[0]).toBe(language);
        tags[language] = reply.headers.get('ETag') ?? '';
        expect(asked()).toBe(0);
      },
      { timeout: 10_000, interval: 20 },
    );
  expect(new Set(Object.values(tags)).size).toBe(3);
  for (const [language, known] of [
    ['ar', 'ar'],
    ['ru', 'ar'],
  ] as const) {
    const headers = { 'If-None-Match': tags[known] ?? '', 'Cache-Control': 'max-age=0' };
    expect((await get(path, language, headers)).status).toBe(language === known ? 304 : 200);
  }
  const plain = await createBusinessProfile(app.knex, { userId, businessName: 'דנה' });
  const reply = await get(`/p/${plain.id}?lang=ar`, 'ar');
  expect(languageOf(reply.text)?.[0]).toBe('he');
  expect(reply.headers.get('Vary')).not.toContain('Accept-Language');
  expect(reply.text).not.toContain('hrefLang');
});

test('each language is whole: words, addresses, and what isn’t written in the main one', async () => {
  const { text } = await get(`${path}?lang=ar`);
  const url = /<link rel="canonical" href="([^"?]+)\?lang=ar">/u.exec(text)?.[1] ?? 'no canonical';
  for (const part of [
    '<title>بيرتس للكهرباء والإنارة – كهربائي مؤهَّل</title>',
    `<link rel="alternate" hreflang="he" href="${url}">`,
    `<link rel="alternate" hreflang="ar" href="${url}?lang=ar">`,
    `<link rel="alternate" hreflang="ru" href="${url}?lang=ru">`,
    `<link rel="alternate" hreflang="x-default" href="${url}">`,
    `<meta property="og:url" content="${url}?lang=ar">`,
    '<meta property="og:locale" content="ar_AR">',
    '<meta property="og:locale:alternate" content="he_IL">',
    'share.jpg?v=',
    '&amp;lang=ar">',
    'lang="ru" hreflang="ru"><span aria-hidden="true">РУ</span>',
    'lang="ar" hreflang="ar" aria-current="true"><span aria-hidden="true">ع</span>',
    '>Русский</span></a>',
    'زيارة',
    'ابتداءً من',
    'מגיע בשעה שקבענו.',
    'עד שעה',
    `${path}.vcf?lang=ar`,
    `/api/cards/${card.id}/contact?lang=ar`,
    'حفظ في جهات الاتصال',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('פרץ חשמל');
  const russian = (await get(path, 'ru')).text;
  expect(russian).toContain('от\u00A0');
  expect(russian).toContain('1\u00A0900\u00A0₪');
});

test('contact, pictures, further pages and the form follow', async () => {
  expect((await get(`${path}.vcf?lang=ar`)).text).toContain('FN:بيرتس للكهرباء والإنارة');
  expect((await get(`${path}.vcf`, 'ru')).text).toContain('FN:Перец: электрика');
  const [hebrew, arabic] = await Promise.all(
    ['he', 'ar'].map(async (language) => (await get(`${path}/share.jpg?lang=${language}`)).status),
  );
  expect([hebrew, arabic]).toEqual([200, 200]);
  for (const page of ['accessibility', 'report']) {
    const { text } = await get(`${path}/${page}?lang=ar`);
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(text).toContain(`<a href="${path}?lang=ar">`);
  }
  const sent = await app.client().post(`/api/cards/${card.id}/contact?lang=ru`, undefined, {
    csrf: false,
    raw: new URLSearchParams({
      name: 'Анна',
      email: 'anna@example.com',
      phone: '052-555-0100',
      message: 'Здравствуйте, нужна помощь.',
    }).toString(),
    contentType: 'application/x-www-form-urlencoded',
    headers: { Accept: 'text/html,*/*;q=0.8', Origin: app.url },
  });
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, `${path}?lang=ru&sent=1#form`]);
});

test('a text that its owner changes keeps its translation where it stands once, and in a list only by its words', async () => {
  const change = (columns: object) =>
    app
      .knex('business_profiles')
      .where({ id: card.id })
      .update(
        Object.fromEntries(
          Object.entries(columns).map(([name, value]) => [
            name,
            JSON.stringify(value).replace(/^"|"$/gu, ''),
          ]),
        ),
      );
  const [group] = card.services;
  const [item] = group?.items ?? [];
  if (!group || !item) throw new Error('the card has a service');
  await change({
    job_title: 'חשמלאי',
    services: [{ ...group, items: [{ ...item, name: 'התקנה' }, item] }],
  });
  const read = async () => (await app.client().get(`/api/cards/${card.id}?lang=ar`)).body;
  const said = await read();
  expect([said.language, said.jobTitle]).toEqual(['ar', 'كهربائي مؤهَّل']);
  expect(said.services[0].items.map(({ name }: { name: string }) => name)).toEqual(['התקנה', 'زيارة']);
  await change({ job_title: 'חשמלאי מוסמך', services: card.services });
});

test.each([
  ['a language twice', [translations[1], translations[1]], 'translations'],
  ['a language no card has', [{ language: 'xx', texts: [] }], 'translations.0.language'],
  [
    'a place no card has',
    [{ language: 'ar', texts: [{ path: 'phone', source: 'a', text: 'b' }] }],
    'translations.0.texts.0.path',
  ],
  [
    'a text that is too long',
    [{ language: 'ar', texts: [{ path: 'jobTitle', source: 'a', text: 'ب'.repeat(121) }] }],
    'translations.0.texts.0.text',
  ],
])('%s is refused on its field', async (_what, value, field) => {
  const reply = await save(value);
  expect([reply.status, Object.keys(reply.body.errors as object)]).toEqual([422, [field]]);
});

test('marks that reverse text go, an empty text is no text, and another save of the same is none', async () => {
  const [, russian] = translations;
  const typed = [
    translations[0],
    { language: 'ru', texts: [...(russian?.texts ?? []), { path: 'about', source: 'a', text: '\u202E ' }] },
  ];
  expect((await save(typed)).body.fields.translations).toEqual(translations);
});

test('a name that sounds like a bank in any language holds the card until staff have looked', async () => {
  const fresh = await createUser(app.knex, { isEmailVerified: false, createdAt: new Date() });
  const own = await createBusinessProfile(app.knex, { userId: fresh.id, businessName: 'דנה' });
  const theirs = await clientOf(app, fresh);
  const { version } = (await theirs.get(`/api/cards/${own.id}/editing`)).body as { version: number };
  const reply = await theirs.put(`/api/cards/${own.id}`, {
    version,
    translations: [
      { language: 'en', texts: [{ path: 'businessName', source: 'דנה', text: 'Bank Leumi support' }] },
    ],
  });
  expect([reply.status, reply.body.held]).toEqual([200, expect.objectContaining({})]);
  const row = await app.knex('business_profiles').where({ id: own.id }).first('is_held', 'is_suspicious');
  expect(row).toEqual({ is_held: true, is_suspicious: true });
  expect((await get(`/p/${own.id}`)).status).toBe(404);
});
