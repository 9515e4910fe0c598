import { describe, expect, it } from 'vitest';
import type { CardPageInput } from '../../api/contract/cards/card-page.ts';
import { publicTexts, type PublicText } from '../../api/contract/cards/card-fields.ts';
import {
  cardTemplates,
  type CardTemplate,
  type PublicCard,
} from '../../api/contract/cards/public-card.schema.ts';
import { cardSections } from '../../api/contract/cards/section-names.ts';
import { templateOrder } from './section-order.ts';
import { renderCard } from './server.tsx';
import { cardLanguages } from '../../api/contract/base/card-languages.ts';
import { readHtml, readWholePage } from './testing/read-html.ts';
import { allCardMessages as cardMessages } from './all-messages.ts';
import { bareCard, fullCard } from './testing/cards.ts';

const page = (card: PublicCard, given: Partial<CardPageInput> = {}) =>
  renderCard({
    card,
    now: new Date('2026-11-23T12:00:00Z'),
    publicUrl: 'https://bikur.example',
    indexable: true,
    sharePicture: 'https://bikur.example/p/dana-levi/share.jpg?v=1a2b',
    isEmbedded: false,
    script: null,
    ...given,
  });
const linksOf = (html: string) =>
  readHtml(html)
    .all('a')
    .map(({ attributes }) => attributes['href']);
const plain = (text: string) => text.replace(/\s+/gu, ' ').trim();

describe('the page of a card', () => {
  it.each([
    ['basic', 'own', [/rubik-hebrew/u]],
    ['basic', 'serif', [/frank-ruhl-libre-hebrew-700/u, /rubik-hebrew/u]],
    ['night', 'poster', [/secular-one-hebrew/u, /rubik-hebrew/u]],
    ['classic', 'plain', [/rubik-hebrew/u]],
  ] as const)('in %s, %s, fetches the letters of its name first', (template, typeface, files) => {
    const read = readHtml(page({ ...fullCard, template, typeface }).html);
    const preloads = read
      .all('link')
      .flatMap(({ attributes: { rel, href, as } }) => (rel === 'preload' && as === 'font' ? [href] : []));
    expect(preloads).toEqual(files.map((file) => expect.stringMatching(file)));
  });

  const bars = (card: PublicCard) =>
    readHtml(page(card).html)
      .all('meta')
      .flatMap(({ attributes: { name, media, content } }) =>
        name === 'theme-color' || name === 'color-scheme' ? [[media, content].filter(Boolean).join(' ')] : [],
      );

  it.each([
    ['basic', 'light', ['#1c6e8c', 'light']],
    ['basic', 'system', ['(prefers-color-scheme: dark) #0b171d', '#1c6e8c', 'light dark']],
    ['basic', 'dark', ['#0b171d', 'dark']],
    ['minimal', 'dark', ['#101a21', 'dark']],
    ['creative', 'dark', ['#23a6c9', 'light']],
    ['night', 'light', ['#06131d', 'dark']],
  ] as const)('in %s, %s, says so to the browser', (template, colorScheme, said) => {
    expect(bars({ ...fullCard, template, colorScheme, palette: 'sea' })).toEqual(said);
  });

  it('can be read, called and kept without any script', () => {
    const { html } = page(fullCard);
    for (const href of [
      'tel:+972545550117',
      'https://wa.me/972545550117',
      'mailto:dana@danalevi.example',
      'https://danalevi.example/',
      'https://waze.com/ul?q=x&navigate=yes',
      'https://www.google.com/maps/search/?api=1&query=x',
      '/p/dana-levi.vcf',
      '#qr',
      'https://www.instagram.com/danalevi',
      'https://www.youtube.com/watch?v=abc',
      'https://maps.google.com/?cid=1',
      'https://danalevi.example/shop',
    ])
      expect(linksOf(html)).toContain(href);
    const read = readHtml(html);
    expect(read.all('script').map(({ attributes }) => attributes)).toEqual([{ type: 'application/ld+json' }]);
    expect(read.text).toContain('פתוח עכשיו · עד 18:30');
  });

  it('tells previews and search engines what it is', () => {
    const { html } = page(fullCard);
    for (const tag of [
      '<title>דנה לוי – מעצבת גרפית ומאיירת</title>',
      '<link rel="canonical" href="https://bikur.example/p/dana-levi">',
      '<meta property="og:title" content="דנה לוי – מעצבת גרפית ומאיירת">',
      '<meta property="og:url" content="https://bikur.example/p/dana-levi">',
      '<meta property="og:image" content="https://bikur.example/p/dana-levi/share.jpg?v=1a2b">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta name="theme-color" content="#ef5b3c">',
      '<meta name="robots" content="max-image-preview:large">',
      '<html lang="he" dir="rtl">',
    ])
      expect(html).toContain(tag);
    expect(page(fullCard, { indexable: false }).html).toContain('<meta name="robots" content="noindex">');
  });

  it('turns around in English', () => {
    const { html } = page({ ...fullCard, language: 'en' });
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(readHtml(html).text).toContain('Open now · until 18:30');
  });

  it('says an address once, shows no stars without a score, and invites to a card like it', () => {
    const read = readHtml(page(fullCard).html);
    expect(read.text.split('לבונטין 18, תל אביב־יפו')).toHaveLength(2);
    const rating = read.all('section').find(({ attributes }) => attributes['aria-label'] === 'דירוג במפות');
    expect(rating?.text).toContain('נהניתם? כתבו לנו ביקורת ב־Google');
    expect(page(fullCard).html).not.toContain('M12 17.8 5.8 21');
    expect(linksOf(page(fullCard).html)).toContain('/examples?template=creative&register=1');
  });

  it.each(cardTemplates)('leaves out what is empty in %s', (template) => {
    const { html } = page({ ...bareCard, template });
    const read = readHtml(html);
    expect(read.all('h1').map(({ text }) => plain(text))).toEqual(['יעל']);
    expect([read.all('section').length, read.all('picture').length]).toEqual([1, 0]);
    expect(read.text).not.toMatch(/undefined|null|NaN|\[object/u);
  });

  it.each(cardTemplates)('shows each text of its owner in %s', (template) => {
    const shown = (field: PublicText) =>
      readHtml(page({ ...bareCard, template, [field]: 'מילה אחת' }).html).text.includes('מילה אחת');
    expect(publicTexts.filter((field) => !shown(field))).toEqual([]);
  });

  it('leaves our name out of its foot where its owner did, and keeps what the law and visitors need', () => {
    const bare = page({ ...fullCard, isMarked: false }).html;
    expect(bare).not.toContain('register=1');
    expect(bare).toContain('/accessibility');
    expect(bare).toContain('/report');
  });

  it('names when "open now" stops being true', () => {
    expect(page(fullCard).validUntil).toEqual(new Date('2026-11-23T16:30:00Z'));
    expect(page(bareCard).validUntil).toBeNull();
  });
});

describe('sections', () => {
  const arranged: PublicCard = {
    ...fullCard,
    reviews: {
      average: null,
      count: 1,
      total: 1,
      items: [{ author: 'ליאת', stars: 5, words: 'מצוין', answer: null, month: '2026-09' }],
    },
    sections: [
      { name: 'questions', title: 'לפני שבאים & אחרי' },
      { name: 'links', title: null },
      { name: 'hours', title: null },
      { name: 'about', title: 'Our kitchen' },
    ],
  };
  const names = new Set<string>(cardSections);
  const idsOf = (card: PublicCard) =>
    readHtml(page(card).html)
      .all('section')
      .map(({ attributes }) => (attributes['id'] ?? '').replace('c-', ''))
      .filter((id) => names.has(id));

  it.each(cardTemplates)('of %s are read in its order, or in their owner’s', (template) => {
    expect(idsOf({ ...arranged, template, sections: [] })).toEqual(templateOrder[template]);
    const own = idsOf({ ...arranged, template });
    expect(own.slice(0, 4)).toEqual(['questions', 'links', 'hours', 'about']);
    expect(own.toSorted()).toEqual(cardSections.toSorted());
    // One section alone, and none, leave no empty row.
    for (const left of [{ about: fullCard.about }, {}])
      expect(page({ ...bareCard, template, ...left }).html).not.toContain('<div class="c-row"></div>');
  });

  it('have the names that their owner gave them, and the template’s otherwise', () => {
    const headings = (template: CardTemplate, language: PublicCard['language']) =>
      readHtml(page({ ...arranged, template, language }).html)
        .all('section')
        .filter(({ attributes }) => names.has((attributes['id'] ?? '').replace('c-', '')))
        .map(({ attributes }) => attributes['aria-label']);
    expect(headings('basic', 'he')).toEqual(
      expect.arrayContaining(['לפני שבאים & אחרי', 'Our kitchen', 'מחירון', 'שעות עבודה']),
    );
    expect(headings('night', 'en')).toEqual(expect.arrayContaining(['Pictures', 'Prices', 'Opening hours']));
    expect(page(arranged).html).toMatch(/<h2[^>]*><bdi dir="ltr">Our kitchen<\/bdi><\/h2>/u);
  });
});

/** Words, addresses and names read aloud of the links in the bar of first actions. */
function barOf(card: PublicCard, given: Partial<CardPageInput> = {}) {
  const { html } = page(card, given);
  return (readWholePage(html).part('nav')?.all('a') ?? []).map(({ text, attributes }) => ({
    words: plain(text),
    href: attributes['href'] && decodeURIComponent(attributes['href']),
    label: attributes['aria-label'],
  }));
}
const whatsappOf = (card: PublicCard) => `https://wa.me/?text=${card.name}\n${card.url}`;

describe('the bar of first actions', () => {
  describe.each(cardTemplates)('in %s', (template) => {
    it.each(cardLanguages)(
      'says in words what comes first: the main action, saving, sharing (%s)',
      (language) => {
        const words = cardMessages[language];
        const card = { ...fullCard, template, language };
        const bar = barOf(card);
        const [first, ...rest] = bar;
        expect(first?.words).toMatch(new RegExp(`^${words.primary.whatsapp}`, 'u'));
        expect(first?.href).toBe('https://wa.me/972545550117');
        const navigate = {
          words: words.shortActions.waze,
          href: fullCard.place?.waze,
          label: words.actions.waze,
        };
        expect(rest).toEqual([
          ...(template === 'bold' ? [navigate] : []),
          { words: words.shortActions.save, href: '/p/dana-levi.vcf', label: words.save },
          // Without the script sharing leads to WhatsApp, and says so.
          { words: `${words.share} ${words.inWhatsapp}`, href: whatsappOf(card), label: undefined },
        ]);
        for (const { words: seen, label } of bar) expect(label ?? seen).toContain(seen);
      },
    );

    it('is the first that the keyboard reaches in the card', () => {
      const { html } = page({ ...fullCard, template });
      expect(linksOf(html).slice(0, 2)).toEqual(['#card', 'https://wa.me/972545550117']);
      expect(html.indexOf('<nav')).toBeGreaterThan(html.indexOf('</header>'));
    });

    it('saves first where the owner chose nothing, and does without what is missing', () => {
      const saving = { words: 'שמירה באנשי הקשר', href: '/p/2.vcf', label: undefined };
      const bare = { ...bareCard, template };
      const sharing = { words: 'שיתוף ב־WhatsApp', href: whatsappOf(bare), label: undefined };
      expect(barOf(bare)).toEqual([saving, sharing]);
      expect(barOf({ ...bare, primary: 'phone' })).toEqual([saving, sharing]);
      const [form] = barOf({ ...fullCard, template, primary: 'contactForm' });
      expect(form).toMatchObject({ words: 'להשאיר פרטים', href: '#c-form' });
    });

    it('stays out of a frame, where the card itself saves and shares', () => {
      const card = { ...fullCard, template };
      expect(barOf(card, { isEmbedded: true })).toEqual([]);
      expect(
        linksOf(page(card, { isEmbedded: true }).html).map((href) => decodeURIComponent(href ?? '')),
      ).toEqual(expect.arrayContaining(['/p/dana-levi.vcf', whatsappOf(card), 'https://wa.me/972545550117']));
    });
  });
});

describe('services, questions and documents', () => {
  it.each(cardTemplates)('stand with their prices in %s, each answer behind its question', (template) => {
    const read = readHtml(page({ ...fullCard, template }).html);
    const texts = read.all('li').map(({ text }) => plain(text));
    expect(texts.some((text) => text.includes('לוגו & ספר מותג') && text.includes('מ־₪4,800'))).toBe(true);
    expect(texts.some((text) => text.includes('אריזה') && text.includes('₪2,400–4,800'))).toBe(true);
    expect(read.all('details').map(({ text }) => plain(text))).toEqual([
      'כמה סבבי תיקונים יש? שניים בכל שלב.',
    ]);
  });

  it.each(cardTemplates)(
    'a further phone is called under its label, and counts as a call, in %s',
    (template) => {
      const links = readHtml(page({ ...fullCard, template }).html)
        .all('a')
        .filter(({ attributes }) => attributes['href'] === 'tel:+97235550142');
      expect(links.length).toBeGreaterThan(0);
      expect(new Set(links.map(({ attributes }) => attributes['data-track']))).toEqual(new Set(['phone']));
      const words = links
        .map(({ text, attributes }) => `${plain(text)} ${attributes['aria-label'] ?? ''}`)
        .join(' ');
      expect(words).toContain('פקס & משרד');
      expect(words).toContain('03-555-0142');
    },
  );

  it('are ordered by WhatsApp with the service named; the click counts as WhatsApp', () => {
    const orders = readHtml(page(fullCard).html)
      .all('a')
      .filter(({ attributes }) => attributes['aria-label']?.startsWith('להזמין'));
    expect(orders).toHaveLength(1);
    expect(orders[0]?.attributes).toMatchObject({
      'aria-label': 'להזמין ב־WhatsApp: לוגו & ספר מותג',
      'data-track': 'whatsapp',
    });
    const { origin, pathname, searchParams } = new URL(orders[0]?.attributes['href'] ?? '');
    expect([origin + pathname, searchParams.get('text')]).toEqual([
      'https://wa.me/972545550117',
      'שלום, אשמח להזמין: לוגו & ספר מותג',
    ]);
  });

  it.each(cardTemplates)('documents open from their first page, with size and pages, in %s', (template) => {
    const { html } = page({ ...fullCard, template });
    const link = readHtml(html)
      .all('a')
      .find(({ attributes }) => attributes['data-track'] === 'document');
    expect([link?.attributes['href'], plain(link?.text ?? '')]).toEqual([
      '/media/price-list/pdf/8p-2150000.pdf',
      'מחירון & תנאים 2026 PDF · 2.1 MB · 8 עמ׳',
    ]);
    expect(html).toContain('<bdi dir="ltr">PDF · 2.1 MB</bdi>');
  });

  it.each(cardTemplates)('a payment link says whose page opens, and on which host, in %s', (template) => {
    const { html } = page({ ...fullCard, template });
    const links = readHtml(html)
      .all('a')
      .filter(({ attributes }) => attributes['data-track'] === 'payment');
    expect(links.map(({ attributes, text }) => [attributes['href'], attributes['rel'], plain(text)])).toEqual(
      [
        [
          'https://payments.payplus.co.il/l/a1',
          'nofollow ugc',
          'PayPlus פגישה & ייעוץ, ₪650 נפתח בדף של PayPlus payments.payplus.co.il',
        ],
        ['https://pay.grow.link/b2', 'nofollow ugc', 'Bit תשלום ב־Bit נפתח בדף של Grow pay.grow.link'],
      ],
    );
    expect(html).toContain('ביקור לא רואה את פרטי הכרטיס ולא גובה עמלה');
  });

  it.each(cardTemplates)('a logo stands above the name, in its proportions and named, in %s', (template) => {
    const logos = readHtml(page({ ...fullCard, template }).html)
      .all('img')
      .filter(({ attributes }) => attributes['alt'] === 'הלוגו של דנה לוי');
    expect(logos.map(({ attributes }) => [attributes['width'], attributes['height']])).toEqual([
      ['160', '40'],
    ]);
    expect(page({ ...fullCard, template, logo: null }).html).not.toContain('הלוגו של');
  });

  it('are offers and a page of questions for search engines', () => {
    const data = (card: PublicCard) => JSON.parse(readHtml(page(card).html).all('script')[0]?.text ?? '');
    const [business, questions] = data(fullCard)['@graph'];
    const [first, second] = business.hasOfferCatalog.itemListElement;
    expect(first).toMatchObject({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: 'לוגו & ספר מותג' },
      priceSpecification: { minPrice: '4800', priceCurrency: 'ILS' },
    });
    expect(second.priceSpecification).toMatchObject({ minPrice: '2400', maxPrice: '4800' });
    expect(questions).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', acceptedAnswer: { '@type': 'Answer', text: 'שניים בכל שלב.' } }],
    });
    expect(business.logo).toMatch(/^https:\/\/bikur\.example\/media\/logo-wide/u);
    expect(business.paymentAccepted).toBe('PayPlus, Bit');
    expect(business.contactPoint).toEqual([
      { '@type': 'ContactPoint', contactType: 'פקס & משרד', telephone: '+97235550142' },
    ]);
    expect(business.subjectOf).toEqual([
      {
        '@type': 'DigitalDocument',
        name: 'מחירון & תנאים 2026',
        url: 'https://bikur.example/media/price-list/pdf/8p-2150000.pdf',
        encodingFormat: 'application/pdf',
      },
    ]);
    expect(data(bareCard)).not.toHaveProperty('hasOfferCatalog');
    expect(data(bareCard)).not.toHaveProperty('subjectOf');
    expect(data(bareCard)).not.toHaveProperty('paymentAccepted');
  });
});

describe('special days', () => {
  it.each(cardTemplates)('stand under the status and after the week, with their dates, in %s', (template) => {
    const read = readHtml(page({ ...fullCard, branches: [], template }).html);
    const status = read.all('p').find(({ attributes }) => attributes['data-now'] !== undefined);
    expect(plain(status?.text ?? '')).toContain('יום עיון , ו׳ 27.11 : 10:00–13:00');
    expect(plain(status?.text ?? '')).not.toContain('חנוכה');
    const terms = read.all('dt').map(({ text }) => plain(text));
    expect(terms.slice(-2)).toEqual(['יום עיון · ו׳ 27.11', expect.stringMatching(/^חופשת חנוכה · 5.*12/u)]);
    expect(read.all('dd').map(({ text }) => plain(text))).toContain('בתיאום');
    const later = readHtml(page({ ...fullCard, template }, { now: new Date('2026-11-27T22:00:00Z') }).html);
    expect(later.text).not.toContain('יום עיון');
  });

  it('set today’s hours, and are said to search engines', () => {
    const { html } = page({ ...fullCard, branches: [] }, { now: new Date('2026-11-27T09:00:00Z') });
    const read = readHtml(html);
    expect(plain(read.text)).toContain('פתוח עכשיו · עד 13:00');
    const today = read.all('dt').filter(({ text }) => text.includes('היום'));
    expect(today.map(({ text }) => text)).toEqual([expect.stringContaining('יום עיון')]);
    const [business] = JSON.parse(read.all('script')[0]?.text ?? '')['@graph'];
    expect(business.specialOpeningHoursSpecification).toMatchObject([
      { validFrom: '2026-11-27', validThrough: '2026-11-27', opens: '10:00', closes: '13:00' },
      { validFrom: '2026-12-05', validThrough: '2026-12-12', opens: '00:00', closes: '00:00' },
    ]);
  });
});

describe('branches', () => {
  // A Monday at noon in Israel: the branch closes at 14:00, the card at its own hour.
  const monday = new Date('2026-11-23T10:30:00Z');
  const sectionIn = (card: PublicCard, now = monday) =>
    readHtml(page(card, { now }).html)
      .all('section')
      .find(({ attributes }) => attributes['id'] === 'c-branches');

  it.each(cardTemplates)(
    'have address, phone, hours and the way there, counted as the main ones, in %s',
    (template) => {
      const read = readHtml(page({ ...fullCard, template }, { now: monday }).html);
      const section = sectionIn({ ...fullCard, template });
      const text = plain(section?.text ?? '');
      for (const part of [
        'סניף רעננה & כפר סבא',
        'אחוזה 120, רעננה',
        '09-555-0120',
        '10:00–14:00',
        'פינה בשוק',
      ])
        expect(text).toContain(part);
      expect(text).toContain('פתוח עכשיו · עד 14:00');
      const [raanana, market] = fullCard.branches;
      const links = [raanana?.phone?.href, raanana?.waze, raanana?.maps, market?.waze, market?.maps].map(
        (href) => read.all('a').find(({ attributes }) => attributes['href'] === href),
      );
      expect(links.map((link) => link?.attributes['data-track'])).toEqual([
        'phone',
        'map',
        'map',
        'map',
        'map',
      ]);
      expect(links.slice(1, 3).map((link) => link?.attributes['aria-label'])).toEqual([
        'ניווט ב־Waze, סניף רעננה & כפר סבא',
        'Google Maps, סניף רעננה & כפר סבא',
      ]);
    },
  );

  it('are open by their own hours, and on a special day of the card by its; the page asks again at the first change', () => {
    const status = (date: string) => plain(sectionIn(withDay, new Date(date))?.text ?? '');
    const [first] = fullCard.branches;
    const withDay = {
      ...fullCard,
      branches: first?.hours
        ? [
            {
              ...first,
              hours: {
                ...first.hours,
                specialDays: [
                  { from: '2026-11-30', to: '2026-11-30', name: 'ערב חג', spans: [], byAppointment: false },
                ],
              },
            },
          ]
        : [],
    };
    expect(status('2026-11-23T10:30:00Z')).toContain('פתוח עכשיו · עד 14:00');
    expect(status('2026-11-24T10:30:00Z')).toContain('סגור עכשיו');
    expect(status('2026-11-30T10:30:00Z')).toContain('סגור עכשיו');
    expect(status('2026-11-30T10:30:00Z')).toContain('ערב חג');
    const until = readHtml(page(fullCard, { now: monday }).html)
      .all('main')
      .map(({ attributes }) => new Date(Number(attributes['data-until'])).toISOString());
    expect(until).toEqual(['2026-11-23T12:00:00.000Z']);
  });

  it('are departments for search engines, with the hours that are their own', () => {
    const [business] = JSON.parse(readHtml(page(fullCard).html).all('script')[0]?.text ?? '')['@graph'];
    expect(business.department).toMatchObject([
      {
        '@type': 'LocalBusiness',
        name: `${fullCard.name}, סניף רעננה & כפר סבא`,
        address: { streetAddress: 'אחוזה 120, רעננה' },
        telephone: '+97295550120',
        openingHoursSpecification: [{ dayOfWeek: ['Monday'], opens: '10:00', closes: '14:00' }],
      },
      { name: `${fullCard.name}, פינה בשוק`, address: { streetAddress: 'שוק האיכרים, הרצליה' } },
    ]);
    expect(business.department[1]).not.toHaveProperty('openingHoursSpecification');
  });
});

describe('the way there', () => {
  it.each(cardTemplates)('is one row with Waze, Google Maps and the address once in %s', (template) => {
    const { html } = page({ ...fullCard, branches: [], template });
    const read = readHtml(html);
    const rows = read.all('li').filter(({ text }) => text.includes('Google Maps'));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).toContain('ניווט ב־Waze');
    expect(read.text.split('לבונטין 18, תל אביב־יפו')).toHaveLength(2);
  });
});

const attacks = [
  '<img src=x onerror=alert(1)>',
  '<p\tonmouseover=alert(1)\n>x',
  '<svg/onload=alert(1)>',
  '"><script>alert(1)</script>',
  "' onfocus=alert(1) autofocus x='",
  '</script><script>alert(1)</script>\u2028',
  '</style><style>*{background:url(//evil.example)}</style>',
  '</title><meta http-equiv=refresh content=0;url=//evil.example>',
  '{{constructor.constructor("alert(1)")()}}',
];

describe('what a person typed', () => {
  it.each(attacks)('stays text everywhere: %j', (attack) => {
    const { html } = page({
      ...fullCard,
      name: attack,
      jobTitle: attack,
      category: attack,
      community: attack,
      about: [attack],
      openingNote: attack,
      place: { ...fullCard.place!, address: attack },
      links: [{ title: attack, href: 'https://a.example/' }],
      services: fullCard.services.map(({ items }) => ({
        name: attack,
        items: items.map((item) => ({ ...item, name: attack, description: attack, duration: attack })),
      })),
      questions: [{ question: attack, answer: attack }],
      specialDays: fullCard.specialDays.map((day) => ({ ...day, name: attack })),
      phones: fullCard.phones.map((phone) => ({ ...phone, label: attack })),
      paymentLinks: fullCard.paymentLinks.map((link) => ({ ...link, title: attack })),
      branches: fullCard.branches.map((branch) => ({ ...branch, name: attack, address: attack })),
      documents: fullCard.documents.map((document) => ({ ...document, name: attack })),
      gallery: fullCard.gallery.map((picture) => ({ ...picture, caption: attack })),
      contactForm: { title: attack, action: '/api/cards/1/contact' },
      seo: { title: attack, description: attack, keywords: attack },
    });
    const read = readHtml(html);
    const ofOurs = readHtml(page(fullCard).html);
    const names = (page: typeof read) => [...new Set(page.elements.map(({ name }) => name))].sort();
    expect(names(read)).toEqual(names(ofOurs));
    for (const { attributes } of read.elements)
      expect(
        Object.keys(attributes).filter((name) => name.startsWith('on') || name === 'http-equiv'),
      ).toEqual([]);
    expect([read.all('script').length, read.all('style').length]).toEqual([1, 1]);
    expect(read.text).toContain(plain(attack));
    expect(JSON.parse(read.all('script')[0]?.text ?? '')['@graph'][0]).toMatchObject({
      '@type': 'LocalBusiness',
      name: attack,
    });
  });

  it('is no style: a colour that is none is not written', () => {
    for (const palette of ['own', 'sea'] as const) {
      const { html } = page({ ...fullCard, palette, accent: 'red;background:url(//evil.example)' });
      expect(html).not.toContain('evil.example');
    }
  });

  it('keeps numbers, Hebrew and English in their own direction', () => {
    const { html } = page({
      ...fullCard,
      name: 'DJ ומפיק',
      links: [{ title: 'Café', href: 'https://a.example/' }],
    });
    expect(html).toContain('<bdi dir="rtl">DJ ומפיק</bdi>');
    expect(html).toContain('<bdi dir="ltr">Café</bdi>');
    expect(html).toMatch(/<bdi dir="ltr"[^>]*>054-555-0117<\/bdi>/u);
  });

  it('isolates phones, prices and ranges in running text', () => {
    const { html } = page({
      ...fullCard,
      jobTitle: 'كهربائي · 052-123-4567',
      about: ['من 9:00-17:00', 'שיעור ב־₪120–150, או ₪400'],
      openingNote: 'ערב חג עד 13:00',
    });
    for (const number of ['052-123-4567', '9:00-17:00', '₪120–150', '₪400', '13:00'])
      expect(html).toMatch(new RegExp(`<bdi dir="ltr"[^>]*>${number}</bdi>`, 'u'));
    expect(html).toContain('<bdi>كهربائي');
  });
});

describe('reviews', () => {
  const review = {
    author: 'ליאת <b>',
    stars: 4,
    words: 'הגעתי ב־20 דקות. "מצוין" & מהר',
    answer: 'תודה!',
    month: '2026-09',
  };
  const quote = { ...review, author: 'יוסי', stars: null, words: 'הכי ברור', answer: null };
  const reviewed = (average: string | null): PublicCard => ({
    ...fullCard,
    reviews: { average, count: average ? 6 : 2, total: average ? 7 : 3, items: [review, quote] },
  });

  it.each(cardTemplates)(
    'stand on a card of %s, with the number in words and the owner’s answer',
    (template) => {
      const { html } = page({ ...reviewed('4.8'), template });
      const { text } = readHtml(html);
      for (const part of ['4 מתוך 5', 'ליאת <b>', 'הכי ברור', 'ציטוט שהבאנו', 'תודה!', 'ממוצע של 6 ביקורות'])
        expect(plain(text)).toContain(part);
      expect(linksOf(html)).toContain('/p/dana-levi/reviews');
    },
  );

  it('have an average, for search engines too, only when the server gives one', () => {
    const { html } = page(reviewed('4.8'));
    expect(html).toContain(
      '"aggregateRating":{"@type":"AggregateRating","ratingValue":"4.8","reviewCount":6}',
    );
    const few = page(reviewed(null)).html;
    expect(few).not.toContain('aggregateRating');
    expect(few).not.toContain('ממוצע');
  });
});
