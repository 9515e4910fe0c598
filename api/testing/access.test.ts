import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { features } from '../app.ts';
import type { MountedEndpoint } from '../http/mounted-endpoint.ts';
import { clientAs } from './act-as.ts';
import { startTestApp, type TestApp } from './app.ts';
import type { TestClient } from './client.ts';
import { foreignId, samplePath } from './endpoint-samples.ts';
import { signInAs } from './sign-in.ts';

/**
 * Who may call what (docs/specification.md 6, docs/product.md 3), written by hand and sorted by path. Whoever adds
 * an operation or changes its access changes this table too, and whoever reviews it reads the line. `from anywhere`: a
 * write that does nothing in a person's name and so needs no anti-forgery token. `with fresh proof`: only within ten
 * minutes of the last proof of identity (docs/security.md S2); `with proof in its form`: takes the password each time.
 */
const table = `
GET    /api/account → signed-in
PUT    /api/account → signed-in
GET    /api/account/addresses → signed-in
POST   /api/account/addresses → signed-in
DELETE /api/account/addresses/:id → signed-in
PUT    /api/account/addresses/:id → signed-in
PUT    /api/account/addresses/:id/primary → signed-in
GET    /api/account/closing → signed-in
POST   /api/account/closing → signed-in with proof in its form
DELETE /api/account/email → signed-in
POST   /api/account/email → signed-in with proof in its form
GET    /api/account/exports → signed-in
POST   /api/account/exports → signed-in with fresh proof
GET    /api/account/exports/:id/file → signed-in with fresh proof
GET    /api/account/factors → signed-in
POST   /api/account/google → signed-in with proof in its form
POST   /api/account/google/unlink → signed-in with proof in its form
POST   /api/account/import → signed-in
PUT    /api/account/language → signed-in
GET    /api/account/notification-choices → signed-in
PUT    /api/account/notification-choices → signed-in
POST   /api/account/passkeys → signed-in
PUT    /api/account/passkeys/:id → signed-in
POST   /api/account/passkeys/:id/remove → signed-in with fresh proof
POST   /api/account/passkeys/options → signed-in with fresh proof
PUT    /api/account/password → signed-in with proof in its form
POST   /api/account/recovery-codes → signed-in with fresh proof
POST   /api/account/totp → signed-in with fresh proof
POST   /api/account/totp/confirm → signed-in
POST   /api/account/totp/remove → signed-in with fresh proof
POST   /api/account/verification-mail → signed-in
GET    /api/address-test → public
GET    /api/admin/audit-log → admin
GET    /api/admin/audit-log/:id → admin
GET    /api/admin/background-jobs → admin
POST   /api/admin/background-jobs/cancel → admin
GET    /api/admin/background-jobs/queues → admin
POST   /api/admin/background-jobs/retry → admin
GET    /api/admin/backup-runs → admin
GET    /api/admin/backup-runs/:id → admin
GET    /api/admin/blog-posts → admin
POST   /api/admin/blog-posts → admin
DELETE /api/admin/blog-posts/:id → admin
GET    /api/admin/blog-posts/:id → admin
PUT    /api/admin/blog-posts/:id → admin
GET    /api/admin/business-profiles → admin
GET    /api/admin/business-profiles/:id → admin
PUT    /api/admin/business-profiles/:id → admin
POST   /api/admin/business-profiles/:id/clear-suspicion → admin
POST   /api/admin/business-profiles/:id/delete → admin with fresh proof
GET    /api/admin/business-profiles/:id/former-addresses → admin
POST   /api/admin/business-profiles/:id/lift-takedown → admin
POST   /api/admin/business-profiles/:id/release → admin
POST   /api/admin/business-profiles/:id/take-down → admin
GET    /api/admin/canned-answers → admin
POST   /api/admin/canned-answers → admin
DELETE /api/admin/canned-answers/:id → admin
GET    /api/admin/canned-answers/:id → admin
PUT    /api/admin/canned-answers/:id → admin
GET    /api/admin/card-allocations → admin
GET    /api/admin/card-allocations/:id → admin
POST   /api/admin/card-allocations/:id/ask-back → admin
POST   /api/admin/card-allocations/:id/freeze → admin
GET    /api/admin/card-allocations/:id/qr.svg → admin
GET    /api/admin/card-allocations/:id/story → admin
POST   /api/admin/card-allocations/:id/withdraw-asking → admin
GET    /api/admin/card-reports → admin
GET    /api/admin/card-reports/:id → admin
POST   /api/admin/card-reports/:id/dismiss → admin
POST   /api/admin/card-reports/:id/review → admin
POST   /api/admin/card-reports/:id/take-down → admin
GET    /api/admin/card-reviews → admin
GET    /api/admin/card-reviews/:id → admin
POST   /api/admin/card-reviews/:id/restore → admin
POST   /api/admin/card-reviews/:id/take-down → admin
GET    /api/admin/card-takedowns → admin
GET    /api/admin/card-takedowns/:id → admin
GET    /api/admin/checkout-locks → admin
GET    /api/admin/checkout-locks/:id → admin
GET    /api/admin/contact-leads → admin
GET    /api/admin/contact-leads/:id → admin
PUT    /api/admin/contact-leads/:id → admin
GET    /api/admin/coupon-redemptions → admin
GET    /api/admin/coupon-redemptions/:id → admin
GET    /api/admin/coupons → admin
POST   /api/admin/coupons → admin
GET    /api/admin/coupons/:id → admin
PUT    /api/admin/coupons/:id → admin
GET    /api/admin/dashboard → admin
GET    /api/admin/database-migrations → admin
POST   /api/admin/database-migrations/rollback → admin with fresh proof
POST   /api/admin/database-migrations/run → admin with fresh proof
GET    /api/admin/disputes → admin
GET    /api/admin/disputes/:id → admin
POST   /api/admin/disputes/:id/lose-dispute → admin
POST   /api/admin/disputes/:id/send-evidence → admin
POST   /api/admin/disputes/:id/win-dispute → admin
GET    /api/admin/error-groups → admin
POST   /api/admin/error-groups/handle → admin
GET    /api/admin/error-logs → admin
GET    /api/admin/error-logs/:id → admin
POST   /api/admin/error-logs/:id/handle → admin
POST   /api/admin/error-logs/:id/reopen → admin
GET    /api/admin/ledger.beancount → admin
GET    /api/admin/ledger.journal → admin
GET    /api/admin/list-exports/:resource → admin with fresh proof
GET    /api/admin/mail-log → admin
GET    /api/admin/mail-log/:id → admin
GET    /api/admin/mail-log/:id/contents → admin
POST   /api/admin/mail-log/:id/send-again → admin
GET    /api/admin/messages → admin
GET    /api/admin/messages/:id → admin
PUT    /api/admin/messages/:id/close → admin
PUT    /api/admin/messages/:id/reopen → admin
GET    /api/admin/month-documents.csv → admin with fresh proof
GET    /api/admin/month-report → admin
GET    /api/admin/month-report.csv → admin
GET    /api/admin/nfc-products → admin
POST   /api/admin/nfc-products → admin
DELETE /api/admin/nfc-products/:id → admin
GET    /api/admin/nfc-products/:id → admin
PUT    /api/admin/nfc-products/:id → admin
GET    /api/admin/notification-campaigns → admin
POST   /api/admin/notification-campaigns → admin with fresh proof
GET    /api/admin/notification-campaigns/:id → admin
GET    /api/admin/notification-campaigns/:id/reach → admin
POST   /api/admin/notification-campaigns/:id/resume → admin
POST   /api/admin/notification-campaigns/:id/stop → admin
POST   /api/admin/notification-campaigns/count → admin
GET    /api/admin/notifications → admin
GET    /api/admin/notifications/:id → admin
GET    /api/admin/open-format.zip → admin with fresh proof
GET    /api/admin/package-migrations → admin
POST   /api/admin/package-migrations → admin
GET    /api/admin/package-migrations/:id → admin
POST   /api/admin/package-migrations/:id/discard → admin
GET    /api/admin/package-migrations/:id/packages → admin
POST   /api/admin/package-migrations/:id/resume → admin with fresh proof
POST   /api/admin/package-migrations/:id/start → admin with fresh proof
POST   /api/admin/package-migrations/:id/stop → admin
POST   /api/admin/package-migrations/:id/undo → admin with fresh proof
GET    /api/admin/packages → admin
GET    /api/admin/packages/:id → admin
POST   /api/admin/packages/:id/cancel-now → admin with fresh proof
POST   /api/admin/packages/:id/resume-renewal → admin
POST   /api/admin/packages/:id/retry-charge → admin
POST   /api/admin/packages/:id/set-team → admin
POST   /api/admin/packages/:id/stop-renewal → admin
GET    /api/admin/packages/:id/story → admin
GET    /api/admin/payments → admin
GET    /api/admin/payments/:id → admin
POST   /api/admin/payments/:id/look-up → admin
POST   /api/admin/payments/:id/mark-paid → admin with fresh proof
POST   /api/admin/payments/:id/mark-sent-back → admin with fresh proof
POST   /api/admin/payments/:id/open-dispute → admin
POST   /api/admin/payments/:id/refund → admin with fresh proof
POST   /api/admin/payments/:id/resolve → admin with fresh proof
POST   /api/admin/payments/:id/retry-refund → admin with fresh proof
GET    /api/admin/payments/:id/story → admin
GET    /api/admin/payout-lines → admin
GET    /api/admin/payout-lines/:id → admin
POST   /api/admin/payout-lines/:id/handle → admin
POST   /api/admin/payout-lines/:id/reopen → admin
GET    /api/admin/payouts → admin
POST   /api/admin/payouts → admin
DELETE /api/admin/payouts/:id → admin
GET    /api/admin/payouts/:id → admin
POST   /api/admin/payouts/import → admin
GET    /api/admin/physical-card-orders → admin
GET    /api/admin/physical-card-orders/:id → admin
PUT    /api/admin/physical-card-orders/:id → admin
POST   /api/admin/physical-card-orders/:id/cancel → admin with fresh proof
GET    /api/admin/physical-card-orders/:id/chips.csv → admin
POST   /api/admin/physical-card-orders/:id/deliver → admin
GET    /api/admin/physical-card-orders/:id/face.png → admin
GET    /api/admin/physical-card-orders/:id/faces.pdf → admin
GET    /api/admin/physical-card-orders/:id/print-sheet.pdf → admin
POST   /api/admin/physical-card-orders/:id/refund → admin with fresh proof
POST   /api/admin/physical-card-orders/:id/ship → admin
POST   /api/admin/physical-card-orders/:id/start-production → admin
GET    /api/admin/physical-card-orders/:id/story → admin
POST   /api/admin/physical-card-orders/:id/take-return → admin
PUT    /api/admin/product-order → admin
GET    /api/admin/products → admin
POST   /api/admin/products → admin
DELETE /api/admin/products/:id → admin
GET    /api/admin/products/:id → admin
PUT    /api/admin/products/:id → admin
GET    /api/admin/profile-stats → admin
GET    /api/admin/profile-stats/:id → admin
GET    /api/admin/proformas → admin
GET    /api/admin/proformas/:id → admin
GET    /api/admin/proformas/:id/document → admin
GET    /api/admin/provider-events → admin
GET    /api/admin/provider-events/:id → admin
POST   /api/admin/provider-events/:id/process-again → admin
GET    /api/admin/receipts → admin
GET    /api/admin/receipts/:id → admin
GET    /api/admin/receipts/:id/document → admin
POST   /api/admin/receipts/:id/send-again → admin
GET    /api/admin/recurring-payments → admin
GET    /api/admin/recurring-payments/:id → admin
GET    /api/admin/saved-views → admin
POST   /api/admin/saved-views → admin
DELETE /api/admin/saved-views/:id → admin
GET    /api/admin/staff-sessions → admin
POST   /api/admin/staff-sessions/:id/end → admin
GET    /api/admin/statement-lines → admin
GET    /api/admin/statement-lines/:id → admin
POST   /api/admin/statement-lines/:id/handle → admin
POST   /api/admin/statement-lines/:id/reopen → admin
GET    /api/admin/support/conversations → admin
PUT    /api/admin/support/conversations/:id/assignee → admin
GET    /api/admin/support/conversations/:id/context → admin
GET    /api/admin/support/counts → admin
GET    /api/admin/tax-documents → admin
GET    /api/admin/tax-documents/:id → admin
POST   /api/admin/tax-documents/:id/enter-allocation → admin
POST   /api/admin/tax-documents/:id/retry → admin
GET    /api/admin/team-members → admin
GET    /api/admin/team-members/:id → admin
GET    /api/admin/user-addresses → admin
POST   /api/admin/user-addresses → admin
DELETE /api/admin/user-addresses/:id → admin
GET    /api/admin/user-addresses/:id → admin
PUT    /api/admin/user-addresses/:id → admin
GET    /api/admin/user-payment-methods → admin
GET    /api/admin/user-payment-methods/:id → admin
GET    /api/admin/users → admin
GET    /api/admin/users/:id → admin
PUT    /api/admin/users/:id → admin with fresh proof
POST   /api/admin/users/:id/ask-factor-reset → admin with fresh proof
POST   /api/admin/users/:id/change-email → admin with fresh proof
POST   /api/admin/users/:id/close → admin with fresh proof
GET    /api/admin/users/:id/devices → admin
POST   /api/admin/users/:id/end-sessions → admin
POST   /api/admin/users/:id/extend-package → admin
POST   /api/admin/users/:id/give-package → admin
GET    /api/admin/users/:id/history → admin
POST   /api/admin/users/:id/reset-factors → admin with fresh proof
POST   /api/admin/users/:id/send-password-reset → admin
POST   /api/admin/users/:id/send-verification → admin
POST   /api/admin/users/:id/verify-email → admin with fresh proof
POST   /api/admin/users/:id/view-as → admin with fresh proof
GET    /api/admin/vat-rates → admin
POST   /api/admin/vat-rates → admin
DELETE /api/admin/vat-rates/:id → admin
GET    /api/admin/vat-rates/:id → admin
GET    /api/admin/waiting → admin
POST   /api/auth/confirm-email → public
GET    /api/auth/current-user → signed-in
POST   /api/auth/demo-login → public
POST   /api/auth/forgot-password → public
GET    /api/auth/google → public
GET    /api/auth/google/callback → public
POST   /api/auth/login → public
POST   /api/auth/logout → public
POST   /api/auth/passkey → public
POST   /api/auth/passkey/options → public
GET    /api/auth/proof → signed-in
POST   /api/auth/proof → signed-in
POST   /api/auth/proof/google → signed-in
POST   /api/auth/register → public
POST   /api/auth/reset-password → public
POST   /api/auth/second-factor → signed-in
POST   /api/auth/second-factor/options → signed-in
POST   /api/auth/stop-email-change → public
POST   /api/auth/verify-email → public
GET    /api/bank-transfers → signed-in
GET    /api/bank-transfers/:id → signed-in
POST   /api/bank-transfers/:id/cancel → signed-in
GET    /api/bank-transfers/:id/proforma → signed-in
GET    /api/bank-transfers/offer → signed-in
GET    /api/billing-details → signed-in
PUT    /api/billing-details → signed-in
GET    /api/blog-posts → public
DELETE /api/blog-posts/:id/like → public
POST   /api/blog-posts/:id/like → public
POST   /api/blog-posts/:id/views → public from anywhere
GET    /api/blog-posts/:idOrSlug → public
GET    /api/card-checkout → public
POST   /api/card-checkout/coupon → signed-in
GET    /api/cards → signed-in
POST   /api/cards → signed-in
GET    /api/cards/:address → public
DELETE /api/cards/:id → signed-in
PUT    /api/cards/:id → signed-in
GET    /api/cards/:id/address-check → signed-in
GET    /api/cards/:id/belongings → signed-in
PUT    /api/cards/:id/card-type → signed-in
POST   /api/cards/:id/contact → public from anywhere
POST   /api/cards/:id/duplicate → signed-in
GET    /api/cards/:id/editing → signed-in
POST   /api/cards/:id/events → public from anywhere
GET    /api/cards/:id/leads → signed-in
GET    /api/cards/:id/leads.csv → signed-in with fresh proof
POST   /api/cards/:id/mail → public from anywhere
POST   /api/cards/:id/quotes → signed-in
POST   /api/cards/:id/report → public from anywhere
POST   /api/cards/:id/review-invitations → signed-in
GET    /api/cards/:id/reviews → signed-in
GET    /api/cards/:id/stats → signed-in
GET    /api/cards/:id/stats.csv → signed-in
POST   /api/cards/:id/time-requests → public from anywhere
GET    /api/cards/:id/view.gif → public
PUT    /api/cards/:id/visibility → signed-in
GET    /api/checkout → public
POST   /api/checkout → signed-in
POST   /api/checkout/coupon → signed-in
POST   /api/checkout/payments/:id/check → signed-in
POST   /api/checkout/payments/:id/close → signed-in
GET    /api/chips → signed-in
PUT    /api/chips/:id/card → signed-in
POST   /api/chips/:id/claim-code → signed-in
POST   /api/chips/:id/freeze → signed-in
POST   /api/chips/:id/hand-over → signed-in
POST   /api/chips/:id/hand-over/accept → signed-in
POST   /api/chips/:id/hand-over/decline → signed-in
POST   /api/chips/:id/hand-over/withdraw → signed-in
GET    /api/chips/:id/log → signed-in
PUT    /api/chips/:id/name → signed-in
POST   /api/chips/:id/replace → signed-in
POST   /api/chips/:id/take-back/confirm → signed-in
POST   /api/chips/:id/take-back/refuse → signed-in
POST   /api/chips/:id/unfreeze → signed-in
PUT    /api/chips/card → signed-in
POST   /api/chips/claim → signed-in
POST   /api/chips/freeze → signed-in
GET    /api/chips/group → signed-in
POST   /api/chips/hand-over → signed-in
POST   /api/chips/hand-over/accept → signed-in
POST   /api/chips/hand-over/decline → signed-in
POST   /api/chips/hand-over/withdraw → signed-in
POST   /api/chips/unfreeze → signed-in
GET    /api/communities → public
POST   /api/contact-leads → public from anywhere
POST   /api/create-support-ticket → signed-in
GET    /api/csrf-token → public
GET    /api/dashboard → signed-in
GET    /api/docs → public
POST   /api/documents → signed-in
POST   /api/errors/report → public
POST   /api/errors/violations → public from anywhere
GET    /api/example-cards → public
GET    /api/home-products → public
GET    /api/invitation → public
POST   /api/invitation/acceptance → signed-in
POST   /api/invitation/refusal → public
GET    /api/leads → signed-in
GET    /api/leads.csv → signed-in with fresh proof
DELETE /api/leads/:id → signed-in
PATCH  /api/leads/:id → signed-in
GET    /api/leads/:id/contact.vcf → signed-in
GET    /api/leads/:id/time-request.ics → signed-in
POST   /api/leads/:id/time-request/confirmation → signed-in
POST   /api/leads/:id/time-request/refusal → signed-in
GET    /api/live → signed-in
POST   /api/media → signed-in
DELETE /api/media/:id → signed-in
DELETE /api/memberships/:id → signed-in
POST   /api/memberships/:id/card → signed-in
POST   /api/messages → signed-in
PUT    /api/messages/read-all → signed-in
GET    /api/nfc-products → public
GET    /api/nfc-products/:id/quote → public
GET    /api/notifications → signed-in
PUT    /api/notifications/read-all → signed-in
GET    /api/open-support-messages → signed-in
GET    /api/openapi.json → public
GET    /api/orders → signed-in
POST   /api/orders → signed-in
POST   /api/orders/:id/approve-design → signed-in
POST   /api/orders/:id/cancel → signed-in
POST   /api/orders/:id/pay → signed-in
POST   /api/orders/payments/:id/check → signed-in
POST   /api/orders/payments/:id/close → signed-in
GET    /api/payment-demo → public
POST   /api/payment-demo/payments → public from anywhere
POST   /api/payment-demo/payments/:id/charge-again → public from anywhere
POST   /api/payment-demo/payments/:id/check → public from anywhere
DELETE /api/payment-methods/:id → signed-in
PUT    /api/payment-methods/:id/default → signed-in
POST   /api/payments/callbacks/:provider → public from anywhere
GET    /api/products → public
GET    /api/proposed-address → signed-in
GET    /api/receipts → signed-in
GET    /api/receipts/:id/document → signed-in
DELETE /api/review-invitations/:id → signed-in
POST   /api/review-invitations/:id/reminder → signed-in
POST   /api/review/:token → public from anywhere
POST   /api/review/:token/opened → public from anywhere
POST   /api/review/:token/removal → public from anywhere
DELETE /api/reviews/:id → signed-in
PATCH  /api/reviews/:id → signed-in
POST   /api/reviews/:id/report → signed-in
DELETE /api/sessions → signed-in
GET    /api/sessions → signed-in
DELETE /api/sessions/:id → signed-in
GET    /api/showcase-cards → public
GET    /api/stats → signed-in
GET    /api/stats.csv → signed-in
GET    /api/subscription → signed-in
GET    /api/subscription/:id/cancellation → signed-in
POST   /api/subscription/:id/cancellation → signed-in
DELETE /api/subscription/:id/change → signed-in
GET    /api/subscription/:id/change → signed-in
POST   /api/subscription/:id/change → signed-in
POST   /api/subscription/:id/pay → signed-in
PUT    /api/subscription/:id/renewal → signed-in
GET    /api/subscription/card → signed-in
POST   /api/subscription/card → signed-in
POST   /api/subscription/card/:id/check → signed-in
GET    /api/support-conversations → signed-in
GET    /api/support-conversations/:id → signed-in
PUT    /api/support-conversations/:id/read → signed-in
GET    /api/support-messages → signed-in
PUT    /api/support-messages/read-all → signed-in
GET    /api/support-topics → signed-in
GET    /api/tapped-chip → public
DELETE /api/team-people/:id → signed-in
POST   /api/team-people/:id/invitation → signed-in
GET    /api/teams → signed-in
PUT    /api/teams/:id/design → signed-in
POST   /api/teams/:id/invitations → signed-in
POST   /api/time-requests/:token/cancellation → public from anywhere
POST   /api/view-as/end → signed-in
GET    /api/wallet → signed-in
POST   /api/weekly-letter → public from anywhere
POST   /contact → public from anywhere
GET    /healthz → public
GET    /media/:publicId/:file → public
GET    /media/:publicId/pdf/:file → public
GET    /metrics → public
GET    /readyz → public
POST   /t/:tapCode → public
`;

interface Row {
  line: string;
  method: string;
  path: string;
  access: string;
}

const rows: Row[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [method = '', path = '', , access = ''] = line.split(/\s+/u);
    return { line, method, path, access };
  });

const endpoints = features.flatMap((feature) => feature.endpoints);
const proofs = { fresh: ' with fresh proof', 'in-form': ' with proof in its form' };
const lineOf = ({ method, path, access, antiForgery, proof }: MountedEndpoint) =>
  `${method.toUpperCase().padEnd(6)} ${path} → ${access}${antiForgery === 'none' ? ' from anywhere' : ''}${
    proof ? proofs[proof] : ''
  }`;
const byPath = (one: string, other: string) => {
  const key = (line: string) => `${line.slice(7)} ${line.slice(0, 7)}`;
  return key(one) < key(other) ? -1 : 1;
};

test('the operations and their access are those of the table', () => {
  expect(endpoints.map(lineOf).sort(byPath)).toEqual(rows.map(({ line }) => line));
});

test('no two operations share method and path', () => {
  expect(new Set(rows.map(({ method, path }) => `${method} ${path}`)).size).toBe(rows.length);
});

test('all of the back office is for admins, and nothing that comes from anywhere knows a person', () => {
  expect(rows.filter(({ path, access }) => path.startsWith('/api/admin/') !== (access === 'admin'))).toEqual(
    [],
  );
  expect(rows.filter(({ line, access }) => line.endsWith('from anywhere') && access !== 'public')).toEqual(
    [],
  );
});

// The guard itself is tested in api/http/access-guard.test.ts. Here every operation is called once by each of those
// whom the table shuts out, and by a guest where it lets everybody in: it catches a route that asks for nobody, and
// a handler of an open operation that needs somebody after all.
describe('as the table says, through HTTP', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const aboutAccess = ['login_required', 'forbidden', 'csrf_token_invalid', 'proof_needed'];
  const endpointOf = new Map(endpoints.map((endpoint) => [lineOf(endpoint), endpoint]));

  /** What is answered to these operations where `expected` isn't. Input is empty: who may not call is refused before. */
  async function differing(
    who: 'guest' | 'user' | 'moderator' | TestClient,
    called: Row[],
    expected: (row: Row) => string | null,
  ): Promise<string[]> {
    const client = typeof who === 'string' ? await clientAs(app, who) : who;
    const found: string[] = [];
    for (const row of called) {
      const endpoint = endpointOf.get(row.line);
      if (!endpoint) continue;
      const body = row.method === 'GET' || row.method === 'DELETE' ? undefined : {};
      const reply = await client.request(row.method, samplePath(endpoint, foreignId), body);
      const code: string | null = reply.body?.code ?? null;
      const refusal = code !== null && aboutAccess.includes(code) ? code : null;
      if (refusal !== expected(row) || reply.status === 500)
        found.push(`${row.line}: answered ${reply.status} ${code ?? ''}`);
    }
    return found;
  }

  test('a guest is asked to sign in wherever it is not public', async () => {
    expect(
      await differing('guest', rows, ({ access }) => (access === 'public' ? null : 'login_required')),
    ).toEqual([]);
  });

  test.each(['user', 'moderator'] as const)(
    'a %s has nothing to look for in the back office',
    async (role) => {
      const closed = rows.filter(({ access }) => access === 'admin');
      expect(closed.length).toBeGreaterThan(150);
      expect(await differing(role, closed, () => 'forbidden')).toEqual([]);
    },
    60_000,
  );

  // What is said with a fresh proof is each operation's own test; here every operation is called once with an old one.
  test('an admin whose last proof is eleven minutes old is asked for a new one where the table says so, and nowhere else', async () => {
    const { client, user } = await signInAs(app, 'admin');
    const proved_at = new Date(Date.now() - 11 * 60_000);
    const old = () => app.knex('sessions').where({ user_id: user.id }).update({ proved_at });
    await old();
    const asking = rows.filter(({ line }) => line.endsWith('with fresh proof'));
    expect(asking.length).toBeGreaterThan(25);
    expect(await differing(client, asking, () => 'proof_needed')).toEqual([]);
    // Those end the session, or take as long as they please.
    const ending = ['/api/auth/logout', '/api/sessions', '/api/live', '/api/auth/google/callback'];
    const others = rows.filter(
      ({ line, path }) => !asking.some((row) => row.line === line) && !ending.includes(path),
    );
    expect(await differing(client, others, () => null)).toEqual([]);
  }, 120_000);
});
