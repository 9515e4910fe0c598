import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { sandboxCards, sandboxOtp, type CardBehaviour } from '../../api/contract/payments/sandbox-cards.ts';
import { consentVersion } from '../../api/contract/subscriptions/consent-texts.ts';
import { antiForgery } from './sign-in.ts';

const numberOf = (behaviour: CardBehaviour): string =>
  sandboxCards.find((card) => card.behaviour === behaviour)?.number ?? '';

export interface Plan {
  id: number;
  name: string;
}

/** The plan of this name on sale. */
export async function planCalled(request: APIRequestContext, name: string): Promise<Plan> {
  const plans = (await (await request.get('/api/products')).json()) as Plan[];
  const plan = plans.find((candidate) => candidate.name === name);
  if (!plan) throw new Error(`no plan ${name}`);
  return plan;
}

export interface OpenPayment {
  id: string;
  pageUrl: string;
}

/** Starts to buy a plan for a month, as the form of the checkout does. */
export async function startPayment(request: APIRequestContext, plan: Plan): Promise<OpenPayment> {
  const begun = await request.post('/api/checkout', {
    data: {
      type: 'package',
      id: plan.id,
      billingCycle: 'monthly',
      method: { kind: 'new', save: true },
      acceptTerms: true,
      consentVersion,
    },
    headers: await antiForgery(request),
  });
  expect(begun.status(), await begun.text()).toBe(201);
  return ((await begun.json()) as { payment: OpenPayment }).payment;
}

/**
 * Types a card on the payment page as a browser without a script does: its form is posted, and so is the code that
 * some cards ask for.
 * @returns the way back to the shop; null when the payment service gives no answer
 */
export async function payOverHttp(
  request: APIRequestContext,
  { pageUrl }: OpenPayment,
  behaviour: CardBehaviour,
  code = sandboxOtp,
): Promise<string | null> {
  const send = (form: Record<string, string>) =>
    request.post(pageUrl, { form, maxRedirects: 0, headers: { Accept: 'text/html' } });
  let answer = await send({ number: numberOf(behaviour), holder: 'דנה לוי', expiry: '08/40', cvv: '123' });
  if ((await answer.text()).includes('name="otp"')) answer = await send({ otp: code });
  return answer.headers()['location'] ?? null;
}

/** Asks the provider how the payment stands, as its page does. */
export async function stateOf(
  request: APIRequestContext,
  { id }: OpenPayment,
): Promise<{ state: string; decline: { code: string } | null }> {
  const answer = await request.post(`/api/checkout/payments/${id}/check`, {
    headers: await antiForgery(request),
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as { state: string; decline: { code: string } | null };
}

/** Buys a plan for a month with this card, and keeps the card. */
export async function buy(request: APIRequestContext, plan: Plan, behaviour: CardBehaviour): Promise<void> {
  const payment = await startPayment(request, plan);
  await payOverHttp(request, payment, behaviour);
  await expect.poll(async () => (await stateOf(request, payment)).state).toBe('succeeded');
}

/** Types a card on the open payment page, in whichever language, and pays. */
export async function typeCard(page: Page, behaviour: CardBehaviour): Promise<void> {
  const fields = { number: numberOf(behaviour), holder: 'דנה לוי', expiry: '08/40', cvv: '123' };
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name="${name}"]`).fill(value);
  await page.locator('button[name="step"]').click();
}

/** Types the code of 3-D Secure. */
export async function typeCode(page: Page): Promise<void> {
  await page.locator('input[name="otp"]').fill(sandboxOtp);
  await page.locator('button[name="step"]').click();
}
