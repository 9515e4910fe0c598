import { expect, it } from 'vitest';
import { renderFor } from '../../../testing/render-for.ts';

const user = { id: 3, username: 'dana', email: 'dana@example.test', userRole: 'user' } as const;
const path = `/inactive-card?business=${encodeURIComponent('סטודיו לוי')}`;

it.each([
  ['he', 'הכרטיס אינו פעיל', 'אפשר להתחבר ולשדרג את המנוי', 'שדרוג המנוי יחזיר אותו'],
  [
    'en',
    'This card is not active',
    'Log in and upgrade the subscription',
    'Upgrading the subscription brings it back',
  ],
] as const)(
  'tells the owner to log in and upgrade, or just to upgrade (%s)',
  async (language, title, guest, owner) => {
    const asGuest = (await renderFor(path, { language })).part('main');
    expect(asGuest?.all('h1').map(({ text }) => text.trim())).toEqual([title]);
    expect(asGuest?.text).toContain('סטודיו לוי');
    expect(asGuest?.text).toContain(guest);
    expect(asGuest?.all('a').map(({ attributes }) => attributes['href'])).toContainEqual(
      expect.stringContaining('login=1'),
    );
    const asOwner = (await renderFor(path, { language, user })).part('main');
    expect(asOwner?.text).toContain(owner);
    expect(asOwner?.all('a').map(({ attributes }) => attributes['href'])).toContain('/subscription-required');
  },
);

it('shows the name as text, none that could lead elsewhere, and stays out of search engines', async () => {
  const named = (business: string) => renderFor(`/inactive-card?business=${encodeURIComponent(business)}`);
  const page = await named('סטודיו "נועה" <b>');
  expect(page.part('main')?.text).toContain('סטודיו "נועה" <b>');
  expect((await named('היכנסו ל־https://evil.example')).part('main')?.text).not.toContain('evil');
  expect(page.all('meta').map(({ attributes }) => attributes)).toContainEqual({
    name: 'robots',
    content: 'noindex',
  });
});
