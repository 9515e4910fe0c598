import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import type { CardBehaviour } from '../../api/contract/payments/sandbox-cards.ts';
import { payOverHttp, planCalled, startPayment, stateOf } from './payments.ts';
import { registerAnew } from './sign-in.ts';

// A check after all tests searches the recorded traffic for card numbers.
const traffic = fileURLToPath(new URL('../../.cache/test/traffic/each-card.har', import.meta.url));

/** What becomes of each test card, and the code of its refusal. */
const refusals: [CardBehaviour, string][] = [
  ['refused', '004'],
  ['insufficient_funds', '051'],
  ['blocked', '001'],
  ['three_d_secure', '006'],
];
const paying: readonly CardBehaviour[] = [
  'approved',
  'three_d_secure',
  'charged_then_cut',
  'renewals_decline',
  'callback_thrice',
  'callback_never',
];

// The pages that say so are checkout.spec.ts; here the forms alone are sent, as a browser sends them.
test('each test card charges once or not at all, whatever becomes of its answer', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', recordHar: { path: traffic } });
  const { request } = context;
  const receipts = async (): Promise<number> =>
    ((await (await request.get('/api/receipts')).json()) as { receipts: unknown[] }).receipts.length;
  const plan = await planCalled(request, 'פרו');

  await registerAnew(context);
  for (const [behaviour, code] of refusals)
    await test.step(`${behaviour} says why`, async () => {
      const payment = await startPayment(request, plan);
      await payOverHttp(request, payment, behaviour, '000000');
      expect(await stateOf(request, payment)).toMatchObject({ state: 'declined', decline: { code } });
      expect(await receipts()).toBe(0);
    });

  await test.step('one that gives no answer at all is not paid', async () => {
    const payment = await startPayment(request, plan);
    expect(await payOverHttp(request, payment, 'hangs_uncharged')).toBeNull();
    // The page as it is before anybody asks: asking hangs as long as the provider does.
    const { state } = (
      (await (await request.get(`/api/checkout?payment=${payment.id}`)).json()) as {
        payment: { state: string };
      }
    ).payment;
    expect(['open', 'waiting']).toContain(state);
    expect(await receipts()).toBe(0);
  });

  for (const behaviour of paying)
    await test.step(`${behaviour} is paid once`, async () => {
      await context.clearCookies();
      await registerAnew(context);
      const payment = await startPayment(request, plan);
      await payOverHttp(request, payment, behaviour);
      await expect.poll(async () => (await stateOf(request, payment)).state, behaviour).toBe('succeeded');
      expect(await receipts()).toBe(1);
    });
  await context.close();
});
