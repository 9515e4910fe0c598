import { expect, test } from 'vitest';
import type { SessionUser } from '../../accounts/session/session-user.ts';
import { personalLinks } from './navigation-links.ts';

const dana: SessionUser = { id: 3, username: 'dana', email: 'dana@example.test', userRole: 'user' };
const own = ['/account', '/subscription', '/contact'];

test.each([
  ['a user of whom nothing else is known', undefined, own],
  ['an owner without a team', false, own],
  ['a company', true, ['/account', '/subscription', '/subscription/team', '/contact']],
])('own pages of %s', (_who, hasTeam, pages) => {
  const entitlements = hasTeam === undefined ? {} : { entitlements: { hasTeam } };
  expect(personalLinks({ ...dana, ...entitlements } as SessionUser).map(({ to }) => to)).toEqual(pages);
});
