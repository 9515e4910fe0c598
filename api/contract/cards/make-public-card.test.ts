import { describe, expect, it } from 'vitest';
import {
  cardFieldNames,
  cardFieldSpec,
  cardFieldsWith,
  type CardField,
  type CardFieldType,
  publicTexts,
} from './card-fields.ts';
import { businessProfileRow } from './entities/business-profile.schema.ts';
import { makePublicCard, type CardSource } from './make-public-card.ts';
import { publicCard } from './public-card.schema.ts';

const now = new Date('2026-11-21T10:00:00Z');
const describePicture = (src: string) =>
  src.startsWith('/media/') ? { src, width: 8, height: 8, sources: [] } : null;
const context = { publicUrl: 'https://bikur.example', now, describePicture, takesMessages: true };
const row = (given: Partial<CardSource>): CardSource => ({
  ...businessProfileRow.parse({
    id: 7,
    userId: 1,
    businessName: 'דנה לוי',
    cardType: 'pro',
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  }),
  ...given,
});
const make = (given: Partial<CardSource>) => makePublicCard(row(given), context);

/** Two values of each type that visitors can tell apart. */
const samples: Record<Exclude<CardFieldType, 'flag'>, readonly [unknown, unknown]> = {
  line: ['אחד', 'שניים'],
  text: ['אחד', 'שניים'],
  url: ['https://one.example/', 'https://two.example/'],
  socialLink: ['https://one.example/', 'https://two.example/'],
  email: ['one@bikur.example', 'two@bikur.example'],
  phone: ['054-555-0117', '054-555-0118'],
  whatsapp: ['054-555-0117', '054-555-0118'],
  slug: ['dana-levi', 'dana-cohen'],
  colour: ['#112233', '#445566'],
  picture: ['/media/one/1.jpg', '/media/two/1.jpg'],
  choice: [null, null],
  language: ['he', 'en'],
  degrees: [31.5, 32.5],
  week: [[{ day: 0, spans: [{ opens: '09:00', closes: '12:00' }] }], []],
  specialDays: [[{ from: '2026-11-22', to: '2026-11-22', name: 'אחד', holiday: null, spans: [] }], []],
  gallery: [[{ url: '/media/one/1.jpg', width: 8, height: 8, caption: null, isShown: true }], []],
  translations: [[{ language: 'en', texts: [] }], []],
  services: [[{ name: null, items: [{ name: 'אחד', priceKind: 'exact', price: '180' }] }], []],
  sections: [[{ name: 'links', title: 'אחד', isShown: true }], []],
  questions: [[{ question: 'מתי?', answer: 'עכשיו' }], []],
  branches: [[{ name: 'סניף', address: 'אחוזה 120, רעננה', phone: null, hours: null }], []],
  phones: [[{ label: 'משרד', number: '02-555-0139' }], []],
  paymentLinks: [[{ kind: 'paybox', title: 'אחד', url: 'https://links.payboxapp.com/a1' }], []],
  documents: [[{ name: 'תפריט', file: `/media/${'a'.repeat(20)}-320x452/pdf/8p-2150000.pdf` }], []],
  links: [[{ title: 'אחד', url: 'https://one.example/', isShown: true }], []],
};

function sampleOf(field: CardField, index: 0 | 1): unknown {
  const spec = cardFieldSpec(field);
  if (spec.type === 'choice') return spec.choices.at(index);
  return spec.type === 'flag' ? true : samples[spec.type][index];
}

describe('what visitors see of a card', () => {
  const whole = Object.fromEntries(cardFieldNames.map((field) => [field, sampleOf(field, 0)]));

  it.each(cardFieldNames.filter((field) => cardFieldSpec(field).public !== 'no'))(
    'differs with %s, which the list calls public',
    (field) => {
      const changed = { ...whole, [field]: sampleOf(field, 1) };
      expect(make(changed as Partial<CardSource>)).not.toEqual(make(whole as Partial<CardSource>));
    },
  );

  it.each([
    ['he', { businessName: 'דנה לוי' }],
    ['en', { businessName: 'Sarah Cohen', category: 'צילום', about: 'Weddings, and the day after.' }],
    ['en', { businessName: 'Sarah', about: `${'Weddings, and the day after. '.repeat(9)}שלום` }],
    ['he', { businessName: 'DJ Noam', jobTitle: 'DJ ומפיק' }],
    ['he', { businessName: 'Studio Lavie', about: 'סטודיו לעיצוב פנים' }],
    ['ar', { businessName: 'محمد للكهرباء', jobTitle: null, about: null }],
    ['ru', { businessName: 'Перец: электрика', about: 'DJ' }],
    ['he', { businessName: '24/7' }],
    ['en', { businessName: 'דנה לוי', language: 'en' }],
    ['he', { businessName: 'Sarah Cohen', about: 'Weddings.', language: 'he' }],
  ] as const)('speaks %s where its owner wrote %j', (language, given) => {
    expect(make({ jobTitle: null, about: null, language: null, ...given }).language).toBe(language);
  });

  it('has nothing of its own of a field that only rules what is shown', () => {
    for (const field of cardFieldsWith('public', 'no'))
      expect([field, cardFieldSpec(field).type]).toEqual([field, 'flag']);
  });

  it('holds only what the contract names', () => {
    const card = make({ phone: '054-555-0117', email: 'dana@bikur.example' });
    expect(publicCard.strict().parse(card)).toEqual(card);
    expect(JSON.stringify(card)).not.toMatch(/userId|packageId|version/u);
  });

  it('a branch has the way to its address, and of the card’s special days those on which it is open', () => {
    const span = { opens: '09:00', closes: '13:00' };
    const week = [0, 1, 2, 3, 4].map((day) => ({ day, spans: [span] }));
    const special = (from: string, to: string) => ({
      from,
      to,
      name: null,
      holiday: null,
      spans: [span],
      byAppointment: false,
    });
    const branch = { name: ' סניף  רעננה ', address: 'אחוזה 120, רעננה', phone: '09-5550120', hours: null };
    const source: Partial<CardSource> = {
      cardType: 'pro',
      businessHours: week,
      // A Tuesday, a Wednesday, and a week.
      specialDays: [
        special('2026-11-24', '2026-11-24'),
        special('2026-11-25', '2026-11-25'),
        special('2026-12-06', '2026-12-12'),
      ],
      branches: [branch, { ...branch, hours: [{ day: 2, spans: [span] }] }, { ...branch, hours: [] }],
    };
    const [asCard, own, none] = make(source).branches;
    const query = 'אחוזה%20120%2C%20רעננה';
    expect(asCard).toEqual({
      name: 'סניף רעננה',
      address: 'אחוזה 120, רעננה',
      phone: { text: '09-555-0120', href: 'tel:+97295550120' },
      waze: `https://waze.com/ul?q=${query}&navigate=yes`,
      maps: `https://www.google.com/maps/search/?api=1&query=${query}`,
      hours: null,
    });
    expect(own?.hours?.openingDays[2]?.spans).toEqual([span]);
    expect(own?.hours?.specialDays.map(({ from }) => from)).toEqual(['2026-11-24', '2026-12-06']);
    expect(none?.hours).toEqual({ openingDays: [], specialDays: [] });
    const hidden = make({ ...source, sections: [{ name: 'branches', title: null, isShown: false }] });
    expect(hidden.branches).toEqual([]);
  });

  it.each([
    ['054-555-0117', '054-555-0117', 'tel:+972545550117'],
    ['+972 54 555 0117', '054-555-0117', 'tel:+972545550117'],
    ['00972-3-123-4567', '03-123-4567', 'tel:+97231234567'],
    ['טל׳ 03-1234567 (משרד)', '03-123-4567', 'tel:+97231234567'],
    ['*2345', '*2345', 'tel:*2345'],
    ['1700700700', '1-700-700-700', 'tel:1700700700'],
    ['+44 20 7946 0958', '+442079460958', 'tel:+442079460958'],
  ])('reads the phone number %s', (typed, shown, href) => {
    expect(make({ phone: typed }).phone).toEqual({ text: shown, href });
  });

  it('gives WhatsApp digits only, and nothing for numbers it does not know', () => {
    expect(make({ whatsapp: '054-555-0117' }).whatsapp?.href).toBe('https://wa.me/972545550117');
    expect(make({ whatsapp: 'https://wa.me/972545550117' }).whatsapp?.href).toBe(
      'https://wa.me/972545550117',
    );
    expect(make({ whatsapp: '*2345' }).whatsapp).toBeNull();
    expect(make({ whatsapp: '054-555-0117', showWhatsapp: false }).whatsapp).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://bikur.example/1',
    'file:///etc/passwd',
    'intent://scan/#Intent;end',
    'http://a.b/"><script>alert()</script>',
    'https://bikur.example@evil.example/',
    'https:/\\evil.example',
    '//',
    'https://localhost/',
  ])('never makes a link of %j', (url) => {
    const link = { title: 'x', url, isShown: true, showFrom: null, showUntil: null };
    const card = make({
      website: url,
      mapLink: url,
      mapsRatingUrl: url,
      showMapsRating: true,
      promoVideoUrl: url,
      facebook: url,
      customLinks: [link],
      coverImage: url,
      profileImage: url,
    });
    expect(card).toMatchObject({
      website: null,
      place: null,
      ratingHref: null,
      video: null,
      cover: null,
      portrait: null,
    });
    expect([...card.links, ...card.social]).toEqual([]);
  });

  it('takes addresses without a scheme, and handles', () => {
    expect(make({ website: 'danalevi.example/עבודות' }).website).toEqual({
      text: 'danalevi.example/עבודות',
      href: 'https://danalevi.example/%D7%A2%D7%91%D7%95%D7%93%D7%95%D7%AA',
    });
    expect(make({ instagram: '@dana.levi', tiktok: 'danalevi' }).social).toEqual([
      { network: 'instagram', href: 'https://www.instagram.com/dana.levi' },
      { network: 'tiktok', href: 'https://www.tiktok.com/@danalevi' },
    ]);
    expect(make({ facebook: 'facebook.com/dana', showInstagram: false, instagram: 'dana' }).social).toEqual([
      { network: 'facebook', href: 'https://facebook.com/dana' },
    ]);
  });

  it('takes out marks that turn or hide text', () => {
    const card = make({ businessName: 'Dana\u202Eivel\u200B', about: 'א\u2066ב\u2069\n\n\u0000ג' });
    expect([card.name, card.about]).toEqual(['Danaivel', ['אב', 'ג']]);
  });

  it('keeps the paid features for paid cards', () => {
    const filled: Partial<CardSource> = {
      template: 'night',
      customSlug: 'dana-levi',
      useCustomSlug: true,
      promoVideoUrl: 'https://youtu.be/1',
      galleryImages: [
        {
          url: '/media/1/800.webp',
          width: 8,
          height: 8,
          caption: null,
          isShown: true,
          showFrom: null,
          showUntil: null,
        },
      ],
      customLinks: [{ title: 'x', url: 'https://a.example', isShown: true, showFrom: null, showUntil: null }],
      showContactForm: true,
    };
    const paid = make(filled);
    expect(paid).toMatchObject({
      template: 'night',
      canonicalUrl: 'https://bikur.example/dana-levi',
      contactForm: { action: '/api/cards/7/contact?lang=he' },
    });
    expect([paid.gallery.length, paid.links.length, paid.video]).toEqual([1, 1, 'https://youtu.be/1']);
    const free = make({ ...filled, cardType: 'basic' });
    expect(free).toMatchObject({
      template: 'basic',
      canonicalUrl: 'https://bikur.example/p/dana-levi',
      contactForm: null,
      video: null,
      gallery: [],
      links: [],
    });
  });

  it.each([
    ['bold', 'plain', 'he', 'plain'],
    ['basic', 'plain', 'he', 'own'],
    ['basic', 'serif', 'en', 'serif'],
    ['minimal', 'poster', 'ru', 'own'],
    ['classic', 'plain', 'ar', 'plain'],
  ] as const)('has in %s, %s, %s the typefaces %s', (template, typeface, language, shown) => {
    expect(make({ template, typeface, language }).typeface).toBe(shown);
  });

  it('shows scheduled links only in their time', () => {
    const link = { title: 'x', url: 'https://a.example', isShown: true, showFrom: null, showUntil: null };
    const links = [
      { ...link, title: 'later', showFrom: '2026-11-21T10:00:01Z' },
      { ...link, title: 'past', showUntil: '2026-11-21T10:00:00Z' },
      { ...link, title: 'off', isShown: false },
      { ...link, title: 'now', showFrom: '2026-11-21T12:00:00+02:00' },
    ];
    expect(make({ customLinks: links }).links.map(({ title }) => title)).toEqual(['now']);
  });

  it('falls back to the first way there is for the big button', () => {
    expect(make({ primaryAction: 'whatsapp', email: 'dana@bikur.example' }).primary).toBe('email');
    expect(make({}).primary).toBeNull();
    expect(make({}).isBare).toBe(true);
  });

  it('uses the number as address where the own one is not ASCII or looks like a number', () => {
    expect(make({ customSlug: 'דנה-לוי' }).path).toBe('/p/7');
    expect(make({ customSlug: '12345' }).path).toBe('/p/7');
    expect(make({ customSlug: 'דנה-לוי', useCustomSlug: true }).canonicalUrl).toBe(
      'https://bikur.example/%D7%93%D7%A0%D7%94-%D7%9C%D7%95%D7%99',
    );
  });
});

it.each([
  ['pro', true, true],
  ['pro', false, false],
  ['basic', true, true],
  ['basic', false, true],
] as const)(
  'the foot of a %s card with our name switched to %s shows it: %s',
  (cardType, showMark, isMarked) => {
    expect(make({ cardType, showMark }).isMarked).toBe(isMarked);
  },
);

describe('what is left out', () => {
  const span = { opens: '09:00', closes: '12:00' };
  const open = [{ day: 0, spans: [span] }];
  const wallets = ['apple' as const];

  it('is how to write, to ask for a time and to keep the card, but on a pro card whose owner wants it', () => {
    const given: Partial<CardSource> = {
      showContactForm: true,
      takesRequests: true,
      requestLength: '30',
      businessHours: open,
    };
    const ways = (more: Partial<CardSource>, others: object = {}) => {
      const card = makePublicCard(row({ ...given, ...more }), { ...context, wallets, ...others });
      return [card.contactForm !== null, card.timeRequests, card.wallet];
    };
    const times = { path: '/p/7/times', minutes: 30 };
    expect(ways({})).toEqual([true, times, wallets]);
    expect(ways({ cardType: 'basic' })).toEqual([false, null, []]);
    expect(ways({}, { takesMessages: false })).toEqual([false, null, wallets]);
    expect(ways({ showContactForm: false, takesRequests: false })).toEqual([false, null, wallets]);
    // Without an hour of the week there is no time to ask for.
    expect(ways({ businessHours: [{ day: 0, spans: [], byAppointment: true }] })).toEqual([
      true,
      null,
      wallets,
    ]);
    const translations = [{ language: 'en' as const, texts: [] }];
    expect(ways({ language: 'he', translations } as Partial<CardSource>)[1]).toMatchObject({
      path: '/p/7/times?lang=he',
    });
  });

  it('is an own address that isn’t used, a name of nothing, and a rating that isn’t shown', () => {
    expect(make({ customSlug: 'dana', useCustomSlug: true }).canonicalUrl).toBe('https://bikur.example/dana');
    expect(make({ customSlug: 'dana', useCustomSlug: false }).canonicalUrl).toBe(
      'https://bikur.example/p/dana',
    );
    expect(make({ customSlug: null, useCustomSlug: true }).canonicalUrl).toBe('https://bikur.example/p/7');
    expect(make({ businessName: ' \u202E ' }).name).toBe('–');
    const mapsRatingUrl = 'https://g.page/r/1';
    expect(make({ mapsRatingUrl, showMapsRating: true }).ratingHref).toBe(mapsRatingUrl);
    expect(make({ mapsRatingUrl, showMapsRating: false }).ratingHref).toBeNull();
    const facebook = 'https://facebook.com/dana';
    expect(make({ facebook, showFacebook: true }).social).toHaveLength(1);
    expect(make({ facebook, showFacebook: false }).social).toEqual([]);
    expect(
      make({
        sections: [
          { name: 'about', title: ' עליי ', isShown: true },
          { name: 'links', title: null, isShown: false },
        ],
      }).sections,
    ).toEqual([{ name: 'about', title: 'עליי' }]);
  });

  it('is a line break where a text is one line, and a paragraph of blanks', () => {
    for (const field of publicTexts) {
      const shown = make({ [field]: 'אחת\nשתיים' })[field];
      expect([field, shown?.includes('\n')]).toEqual([field, cardFieldSpec(field).type === 'text']);
    }
    expect(make({ about: 'אחת\n\n \n\nשתיים' }).about).toEqual(['אחת', 'שתיים']);
  });

  it('is a place of which nothing is known', () => {
    const none = { address: null, mapLink: null, lat: null, lng: null };
    const place = (more: Partial<CardSource>) => make({ ...none, ...more }).place;
    expect([
      place({}),
      place({ lat: 32.1 }),
      place({ lng: 34.8 }),
      place({ mapLink: 'javascript:1' }),
    ]).toEqual(Array(4).fill(null));
    expect(place({ lat: 32.1, lng: 34.8 })).toMatchObject({
      waze: 'https://waze.com/ul?ll=32.1,34.8&navigate=yes',
      maps: 'https://www.google.com/maps/search/?api=1&query=32.1,34.8',
    });
    const mapLink = 'https://maps.example/x';
    expect(place({ mapLink })).toMatchObject({ waze: mapLink, maps: mapLink });
    // A point without its other half is none.
    expect(place({ address: 'חיפה', lat: 32.1 })).toMatchObject({
      waze: 'https://waze.com/ul?q=חיפה&navigate=yes',
      maps: 'https://www.google.com/maps/search/?api=1&query=חיפה',
    });
    expect(place({ address: 'חיפה', lng: 34.8 })?.waze).toContain('q=');
  });

  it.each<[string, Partial<CardSource>]>([
    ['a phone', { phone: '054-555-0117' }],
    ['a text', { jobTitle: 'נגרית' }],
    ['words about it', { about: 'שלום' }],
    [
      'a link',
      {
        customLinks: [
          { title: 'x', url: 'https://a.example', isShown: true, showFrom: null, showUntil: null },
        ],
      },
    ],
  ])('is nothing of a card with %s: it is not bare', (_what, given) => {
    expect(make(given).isBare).toBe(false);
  });

  it('is a price without a name, a group without prices, and an order where nobody can be written to', () => {
    const item = {
      name: 'תספורת',
      priceKind: 'exact',
      price: '180',
      canOrder: true,
      picture: '/media/one/1.jpg',
    };
    const services = businessProfileRow.shape.services.parse([
      { name: 'שיער', items: [item, { ...item, name: '  ' }] },
      { name: 'ריק', items: [{ ...item, name: ' ' }] },
      { name: null, items: [{ ...item, name: 'צבע', canOrder: false, picture: null }] },
    ]);
    const shown = make({ services, whatsapp: '054-555-0117', showWhatsapp: true }).services;
    expect(
      shown.map(({ name, items }) => [name, items.map((one) => [one.name, one.canOrder, one.picture?.src])]),
    ).toEqual([
      ['שיער', [['תספורת', true, '/media/one/1.jpg']]],
      [null, [['צבע', false, undefined]]],
    ]);
    expect(
      make({ services, whatsapp: '054-555-0117', showWhatsapp: false }).services[0]?.items[0]?.canOrder,
    ).toBe(false);
  });

  it('is half a question, a number that nobody can call, a branch without its address, a document of elsewhere', () => {
    const [full, half] = [
      { question: 'מתי?', answer: 'עכשיו' },
      { question: 'מתי?', answer: ' ' },
    ];
    expect(make({ questions: [half, { question: ' ', answer: 'עכשיו' }, full] }).questions).toEqual([full]);
    const phones = [
      { label: 'משרד', number: 'שלוחה' },
      { label: ' ', number: '02-555-0139' },
      { label: 'משרד', number: '02-555-0139' },
    ];
    expect(make({ phones }).phones).toMatchObject([{ label: 'משרד', text: '02-555-0139' }]);
    const branch = { name: 'סניף', address: 'אחוזה 120, רעננה', phone: null, hours: null };
    const branches = [{ ...branch, name: ' ' }, { ...branch, address: ' ' }, branch];
    expect(make({ branches }).branches).toHaveLength(1);
    const file = `/media/${'a'.repeat(20)}-320x452/pdf/8p-2150000.pdf`;
    const documents = [
      { name: ' ', file },
      { name: 'תפריט', file: 'https://evil.example/x.pdf' },
      { name: 'תפריט', file },
    ];
    expect(make({ documents }).documents).toMatchObject([{ name: 'תפריט', href: file, pages: 8 }]);
    const url = 'https://links.payboxapp.com/a1';
    const paymentLinks = [
      { kind: 'paybox', title: null, url: 'https://evil.example/a1' },
      { kind: 'paybox', title: null, url },
    ];
    expect(make({ paymentLinks } as Partial<CardSource>).paymentLinks).toMatchObject([{ href: url }]);
    const image = {
      url: '/media/one/1.jpg',
      width: 8,
      height: 8,
      caption: null,
      isShown: true,
      showFrom: null,
      showUntil: null,
    };
    const galleryImages = [
      { ...image, isShown: false },
      { ...image, url: 'https://evil.example/1.jpg' },
      image,
    ];
    expect(make({ galleryImages } as Partial<CardSource>).gallery).toHaveLength(1);
    const link = { title: ' ', url: 'https://a.example/x', isShown: true, showFrom: null, showUntil: null };
    expect(make({ customLinks: [link] }).links).toEqual([{ title: 'a.example/x', href: link.url }]);
  });

  it('is of a basic card what is more than its list has', () => {
    const questions = Array.from({ length: 6 }, (_, at) => ({ question: `${at}?`, answer: 'כן' }));
    expect([
      make({ questions }).questions.length,
      make({ questions, cardType: 'basic' }).questions.length,
    ]).toEqual([6, 5]);
  });

  it('is a special day that is over or far away; the others come in their order, by their holiday’s name', () => {
    const day = (from: string, more: object = {}) => ({
      from,
      to: from,
      name: null,
      holiday: null,
      spans: [],
      byAppointment: false,
      ...more,
    });
    const specialDays = [
      day('2027-02-19', { name: 'רחוק' }),
      day('2027-02-20'),
      day('2026-12-05', { holiday: 'hanukkah' }),
      day('2026-11-20', { name: ' אתמול ' }),
      day('2026-11-19'),
    ];
    const shown = make({ specialDays } as Partial<CardSource>).specialDays;
    expect(shown.map(({ from, name }) => [from, name])).toEqual([
      ['2026-11-20', 'אתמול'],
      ['2026-12-05', expect.stringContaining('חנוכה')],
      ['2027-02-19', 'רחוק'],
    ]);
  });

  it('is a week without an hour; who comes by appointment alone is open, and hours go before that', () => {
    const days = (businessHours: CardSource['businessHours']) => make({ businessHours }).openingDays;
    expect(days([{ day: 1, spans: [] }])).toEqual([]);
    expect(days([{ day: 1, spans: [], byAppointment: true }])[1]).toEqual({
      day: 1,
      spans: [],
      byAppointment: true,
    });
    expect(days([{ day: 1, spans: [span], byAppointment: true }])[1]).toEqual({
      day: 1,
      spans: [span],
      byAppointment: false,
    });
    // A branch whose weekday is by appointment has the special day, too.
    const special = {
      from: '2026-11-24',
      to: '2026-11-24',
      name: null,
      holiday: null,
      spans: [span],
      byAppointment: false,
    };
    const hours = [{ day: 2, spans: [], byAppointment: true }];
    const branches = [{ name: 'סניף', address: 'אחוזה 120, רעננה', phone: null, hours }];
    const card = make({ businessHours: open, specialDays: [special], branches } as Partial<CardSource>);
    expect(card.branches[0]?.hours?.specialDays).toHaveLength(1);
  });
});
