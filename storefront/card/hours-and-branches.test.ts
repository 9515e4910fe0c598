import { describe, expect, it } from 'vitest';
import { cardTemplates, type PublicCard } from '../../api/contract/cards/public-card.schema.ts';
import { readHtml } from './testing/read-html.ts';
import { fullCard } from './testing/cards.ts';
import { page, plain } from './testing/render-page.ts';

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
