import { describe, expect, it } from 'vitest';
import {
  cardTemplates,
  type CardTemplate,
  type PublicCard,
} from '../../api/contract/cards/public-card.schema.ts';
import { cardSections } from '../../api/contract/cards/section-names.ts';
import { templateOrder } from './section-order.ts';
import { readHtml } from './testing/read-html.ts';
import { bareCard, fullCard } from './testing/cards.ts';
import { linksOf, page, plain } from './testing/render-page.ts';

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

describe('what a card offers', () => {
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
