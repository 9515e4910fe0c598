import { describe, expect, it } from 'vitest';
import type { CardPageInput } from '../../api/contract/cards/card-page.ts';
import { publicTexts, type PublicText } from '../../api/contract/cards/card-fields.ts';
import { cardTemplates, type PublicCard } from '../../api/contract/cards/public-card.schema.ts';
import { cardLanguages } from '../../api/contract/base/card-languages.ts';
import { readHtml, readWholePage } from './testing/read-html.ts';
import { allCardMessages as cardMessages } from './all-messages.ts';
import { bareCard, fullCard } from './testing/cards.ts';
import { linksOf, page, plain } from './testing/render-page.ts';

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
