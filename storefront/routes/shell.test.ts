import { expect, it } from 'vitest';
import type { SessionUser } from '../features/accounts/session/session-user.ts';
import { renderFor, type RenderedPage } from '../testing/render-for.ts';

const dana: SessionUser = { id: 3, username: 'dana', email: 'dana@example.test', userRole: 'user' };
const admin: SessionUser = {
  ...dana,
  id: 1,
  username: 'admin',
  userRole: 'admin',
  abilities: { openBackOffice: true } as NonNullable<SessionUser['abilities']>,
};

const chatOf = (page: RenderedPage, name: string) =>
  page.all('aside').filter(({ attributes }) => attributes['aria-label'] === name).length;
const headings = (page: RenderedPage) => page.all('h1').map(({ text }) => text.trim());

it.each([
  ['he', ['דוגמאות', 'עזרה', 'מחירים'], ['התחברות', 'הרשמה']],
  ['en', ['Examples', 'Help', 'Pricing'], ['Log in', 'Sign up']],
] as const)('a guest’s header has three links and two buttons (%s)', async (language, words, buttons) => {
  const page = await renderFor('/help', { language });
  const addresses = ['/examples', '/help', '/?section=pricing'];
  expect(page.links('nav')).toEqual(words.map((word, at) => [word, addresses[at]]));
  const header = page.part('header');
  expect(header?.all('button').map(({ text }) => text.trim())).toEqual(expect.arrayContaining([...buttons]));
  expect(header?.text).toContain('BETA');
});

it.each([
  ['he', ['הכרטיסים שלי', 'ארנק', 'כרטיסים מודפסים', 'דוגמאות', 'עזרה'], 'ניהול המערכת'],
  ['en', ['My cards', 'Wallet', 'NFC cards', 'Examples', 'Help'], 'System management'],
] as const)(
  'a person’s header has their pages, an admin’s the back office, too (%s)',
  async (language, words, management) => {
    const addresses = ['/dashboard', '/wallet', '/physical-cards', '/examples', '/help'];
    const own = words.map((word, at) => [word, addresses[at]]);
    expect((await renderFor('/help', { language, user: dana })).links('nav')).toEqual(own);
    expect(
      (await renderFor('/help', { language, user: { ...dana, userRole: 'moderator' } })).links('nav'),
    ).toEqual(own);
    expect((await renderFor('/help', { language, user: admin })).links('nav')).toEqual([
      ...own,
      [management, '/admin'],
    ]);
  },
);

it.each([
  '/',
  '/examples',
  '/communities',
  '/blog',
  '/help',
  '/contact',
  '/payment-demo',
  '/checkout/package/3',
  '/subscription-required',
])('%s has the global header, the support chat and a footer', async (path) => {
  const page = await renderFor(path);
  expect([page.part('header')?.text.includes('BETA'), chatOf(page, 'תמיכה בצ׳אט')]).toEqual([true, 1]);
  expect(page.part('footer')).not.toBeNull();
});

it.each([
  ['/help', undefined],
  ['/checkout', 'true'],
  ['/checkout/package/3', 'true'],
  ['/editor', 'true'],
])('the chat’s button keeps out of the way where one works or pays: %s', async (path, away) => {
  const [chat] = (await renderFor(path)).all('aside');
  expect(chat?.attributes['data-away']).toBe(away);
});

it.each(['/terms', '/privacy', '/refund', '/accessibility', '/embed'])(
  '%s has a header of its own, and no support chat',
  async (path) => {
    const page = await renderFor(path);
    expect(page.part('header')?.text).toContain('חזרה לאתר');
    expect([page.part('header')?.all('nav').length, chatOf(page, 'תמיכה בצ׳אט')]).toEqual([0, 0]);
    expect(page.part('footer')).not.toBeNull();
  },
);

it.each(['/dashboard', '/editor', '/wallet', '/physical-cards', '/account', '/contact-leads'])(
  '%s asks a guest to log in under the global header, without a footer',
  async (path) => {
    for (const [language, title, text, chat] of [
      ['he', 'דף מוגן', 'יש להתחבר למערכת כדי לצפות בדף זה', 'תמיכה בצ׳אט'],
      ['en', 'Protected page', 'Log in to see this page', 'Support by chat'],
    ] as const) {
      const page = await renderFor(path, { language });
      expect([page.status, headings(page), page.part('footer')]).toEqual([401, [title], null]);
      expect(page.part('main')?.text).toContain(text);
      expect(chatOf(page, chat)).toBe(1);
    }
  },
);

it.each([
  ['he', ['בלוג', 'צור קשר', 'תנאי שימוש', 'פרטיות', 'החזרים', 'הצהרת נגישות', 'מפת אתר'], 'ביטול עסקה'],
  [
    'en',
    ['Blog', 'Contact us', 'Terms of use', 'Privacy', 'Refunds', 'Accessibility', 'Site map'],
    'Cancel a purchase',
  ],
] as const)(
  'the footer has its links, the way to cancel and the present year (%s)',
  async (language, words, cancel) => {
    const addresses = ['/blog', '/help', '/terms', '/privacy', '/refund', '/accessibility', '/sitemap.xml'];
    const page = await renderFor('/help', { language });
    const links = page.links('footer');
    expect(links).toEqual(expect.arrayContaining(words.map((word, at) => [word, addresses[at]])));
    expect(links).toContainEqual([cancel, '/subscription?cancel=1']);
    expect(page.part('footer')?.text).toContain(`© ${new Date().getFullYear()}`);
  },
);

it.each([
  ['/no/such/page', 'he', 'דף לא נמצא', ['/', '/help']],
  ['/no/such/page', 'en', 'Page not found', ['/', '/help']],
  ['/p/nobody', 'he', 'פרופיל לא נמצא', ['/', '/examples', '/help']],
  ['/@nobody', 'en', 'Profile not found', ['/', '/examples', '/help']],
] as const)('%s is not found in words (%s)', async (path, language, title, addresses) => {
  const page = await renderFor(path, { language });
  expect([page.status, headings(page)]).toEqual([404, [title]]);
  expect(page.links('main').map(([, address]) => address)).toEqual(addresses);
  if (title === 'פרופיל לא נמצא') expect(page.part('main')?.text).toMatch(/הפרופיל לא קיים, הוסר/);
});

it('shows the company’s own pages in footer and contact page where they are set, and nothing where not', async () => {
  const social = [
    { name: 'Facebook', url: 'https://www.facebook.com/bikur' },
    { name: 'TikTok', url: 'https://www.tiktok.com/@bikur' },
  ];
  const page = await renderFor('/contact', { company: { social } });
  const links = social.map(({ name, url }) => [name, url]);
  expect(page.links('main')).toEqual(expect.arrayContaining(links));
  expect(page.links('footer')).toEqual(expect.arrayContaining(links));
  const without = await renderFor('/contact');
  expect(without.html).not.toContain('facebook.com');
  expect(without.all('p').filter(({ text }) => text.trim() === '')).toEqual([]);
});

it('somebody else’s statistics are not found, for the unsubscribed as for any other', async () => {
  const lapsed = { ...dana, entitlements: { statistics: false } } as SessionUser;
  const path = '/api/cards/1/stats';
  for (const user of [dana, lapsed])
    expect((await renderFor('/stats/1', { user, refused: { [path]: 404 } })).status).toBe(404);
  await expect(renderFor('/stats/1', { user: lapsed, refused: { [path]: 402 } })).rejects.toThrow(
    '/stats/1 leads to /subscription-required',
  );
});
it('the address of a card that is not there is named, markup in it as text', async () => {
  expect((await renderFor('/@nobody-of-this-name')).part('main')?.text).toContain('/@nobody-of-this-name');
  const page = await renderFor(
    `/p/${encodeURIComponent('"><img src=x onerror=alert(1)><script>alert(2)</script>')}`,
  );
  expect(headings(page)).toEqual(['פרופיל לא נמצא']);
  expect(page.part('main')?.text).toContain('"><img src%3Dx');
  expect(page.part('main')?.elements.filter(({ name }) => name === 'img' || name === 'script')).toEqual([]);
});

it.each([
  ['neutral', { kind: 'neutral' }],
  ['unassigned', { kind: 'unassigned', chipId: 1, quantity: 1, cards: [] }],
  ['frozen', { kind: 'frozen', chipId: 1, quantity: 1, card: null }],
])('a chip’s page names us and our domain, whatever it leads to: %s', async (_kind, chip) => {
  const page = await renderFor('/t/abc', { user: dana, answers: { '/api/tapped-chip?code=abc': chip } });
  const text = page.all('body')[0]?.text ?? '';
  expect(text).toContain('ביקור');
  expect(text).toContain('bikur.example');
});

it.each([
  ['he', 'rtl', '/contact?lang=en'],
  ['en', 'ltr', '/contact?lang=he'],
] as const)(
  'a page stands in its direction and leads to the other language (%s)',
  async (language, dir, other) => {
    const page = await renderFor('/contact', { language });
    expect(page.all('html')[0]?.attributes).toMatchObject({ lang: language, dir });
    expect(page.links('header').map(([, address]) => address)).toContain(other);
  },
);
