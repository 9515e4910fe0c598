import { randomUUID } from 'node:crypto';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { DemoAmount } from '../../../contract/payments/payment-demo.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { toMinor } from '../../../contract/base/money.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { DemoPayment } from '../../../models/DemoPayment.ts';
import { callbackUrl } from '../callbacks/callback-url.ts';
import { demoAddress } from './demo-address.ts';
import { demoPaymentMessages } from '../messages.ts';

const minutesToPay = 30;

interface StartInput {
  amount: DemoAmount;
  saveCard: boolean;
  language: Language;
}

/**
 * Starts a demo payment: first its row, then the provider's page for it.
 * @throws {AppError} `service_unavailable` when the provider gave no page; the payment is then over
 */
export async function startDemoPayment(
  ctx: AppContext,
  provider: PaymentProvider,
  { amount, saveCard, language }: StartInput,
): Promise<DemoPayment> {
  const { knex, clock, env } = ctx.deps;
  const now = clock.now();
  const payment = await DemoPayment.query(knex).insertAndFetch({
    publicId: randomUUID(),
    amount: toMinor(amount),
    saveCard,
    expiresAt: new Date(now.getTime() + minutesToPay * 60_000),
    steps: [],
  });
  const money = { minor: payment.amount, currency: 'ILS' } as const;
  const back = (how: string) => `${env.PUBLIC_URL}${demoAddress(payment.publicId, language, how)}`;
  const made = await provider.createCheckout({
    reference: payment.publicId,
    amount: money,
    saveCard,
    customer: { name: demoPaymentMessages[language].guest, email: 'demo@bikur.example' },
    lines: [{ name: demoPaymentMessages[language].line, quantity: 1, unit: money }],
    urls: {
      success: back('success'),
      failure: back('failure'),
      cancel: back('cancel'),
      callback: callbackUrl(ctx, provider.id),
    },
    expiresAt: payment.expiresAt,
    locale: language,
  });
  if ('kind' in made) {
    await payment.$query(knex).patch({ status: 'not_charged' });
    throw new AppError('service_unavailable', { message: `no payment page: ${made.cause}` });
  }
  return payment.$query(knex).patchAndFetch({
    checkoutId: made.checkoutId,
    checkoutUrl: made.url,
    steps: [{ kind: 'page_made', at: now.toISOString() }],
  });
}
