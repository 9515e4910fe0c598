import { expect, it } from 'vitest';
import type { AccountDetails } from '../../../../api/contract/accounts/account-details.schema.ts';
import { renderFor } from '../../../testing/render-for.ts';

const user = { id: 3, username: 'dana', email: 'dana@example.test', userRole: 'user' } as const;
const account: AccountDetails = {
  username: 'dana',
  email: user.email,
  isEmailVerified: true,
  pendingEmail: null,
  phone: null,
  language: 'he',
  createdAt: '2026-11-01T08:00:00.000Z',
  isDemo: false,
  hasPassword: true,
  isGoogleAccount: true,
  googleAvailable: true,
};
const unlink = 'ניתוק מ־Google';
const passwordFirst = 'כדי לנתק את Google צריך קודם לקבוע סיסמה.';

it.each([
  ['with a password may cut Google off', true, unlink, passwordFirst],
  ['without one is told to choose it first', false, passwordFirst, unlink],
])('a user %s', async (_, hasPassword, shown, hidden) => {
  const { html } = await renderFor('/account', {
    user,
    answers: { '/api/account': { ...account, hasPassword } },
    // The sections beside it come later.
    unread: [
      '/api/account/addresses',
      '/api/account/exports',
      '/api/sessions',
      '/api/account/notification-choices',
      '/api/billing-details',
    ],
  });
  expect(html).toContain(shown);
  expect(html).not.toContain(hidden);
});
