import {
  checkAnyPaymentEndpoint,
  packageStoryEndpoint,
  paymentStoryEndpoint,
  refundPaymentEndpoint,
  resolvePaymentEndpoint,
  retryChargeEndpoint,
  retryRefundEndpoint,
} from '../../../contract/payments/payment-commands.ts';
import { toMinor } from '../../../contract/base/money.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { checkAttempt } from '../attempts/check-attempt.ts';
import { requestRefund } from '../attempts/request-refund.ts';
import { resolveAttempt } from '../attempts/resolve-attempt.ts';
import { sendRefund } from '../attempts/send-attempt.ts';
import { doMoneyDeed } from './money-deed.ts';
import { readPackageStory } from '../../subscriptions/staff/read-package-story.ts';
import { readPaymentStory } from './read-payment-story.ts';
import { retryCharge } from '../../subscriptions/staff/retry-charge.ts';
import { retryRefund } from './retry-refund.ts';

/** The provider that took a payment; what another one took can't be asked here. */
function providerOf(ctx: AppContext, { provider }: PaymentAttempt) {
  const { payments } = ctx.parts;
  if (payments?.id !== provider)
    throw new AppError('service_unavailable', {
      text: {
        he: 'ספק התשלומים של העסקה הזו אינו מחובר כרגע.',
        en: 'The payment provider of this payment is not connected now.',
      },
    });
  return payments;
}

/** Sends a refund that was written down and committed; what stays behind the sweep sends. */
async function send(ctx: AppContext, refund: PaymentAttempt | null): Promise<void> {
  const { payments } = ctx.parts;
  if (refund && payments?.id === refund.provider) await sendRefund(ctx.parts, payments, refund.id);
}

const deed = { name: 'payments', model: PaymentAttempt } as const;

/** What staff do with money besides reading it (docs/product.md 7). */
export const moneyRouter = createFeatureRouter()
  .add(paymentStoryEndpoint, (ctx, { params }) => readPaymentStory(ctx.parts.knex, params.id))
  .add(packageStoryEndpoint, (ctx, { params }) => readPackageStory(ctx.parts.knex, params.id))
  .add(
    refundPaymentEndpoint,
    (ctx, { params: { id }, body }) =>
      doMoneyDeed<PaymentAttempt>(ctx, {
        ...deed,
        id,
        action: 'refund',
        input: body,
        async run(attempt, actor) {
          const amountMinor = body.amount ? toMinor(body.amount) : 'rest';
          const now = ctx.parts.clock.now();
          const refund = await ctx.parts.knex.transaction((trx) =>
            requestRefund(trx, {
              attempt,
              amountMinor,
              reason: body.reason,
              actor: `admin:${actor.id}`,
              now,
            }),
          );
          if (!refund)
            throw new AppError('conflict', {
              text: { he: 'כל הכסף כבר הוחזר.', en: 'All of it was given back already.' },
            });
          await send(ctx, refund);
        },
      }) as never,
  )
  .add(
    retryRefundEndpoint,
    (ctx, { params: { id }, body }) =>
      doMoneyDeed<PaymentAttempt>(ctx, {
        ...deed,
        id,
        action: 'retry-refund',
        input: body,
        run: async (failed, actor) =>
          send(
            ctx,
            await retryRefund(ctx.parts, failed, { actor: `admin:${actor.id}`, reason: body.reason }),
          ),
      }) as never,
  )
  .add(
    checkAnyPaymentEndpoint,
    (ctx, { params: { id }, body }) =>
      doMoneyDeed<PaymentAttempt>(ctx, {
        ...deed,
        id,
        action: 'look-up',
        input: body,
        run: (attempt) => checkAttempt(ctx.parts, providerOf(ctx, attempt), attempt),
      }) as never,
  )
  .add(
    resolvePaymentEndpoint,
    (ctx, { params: { id }, body }) =>
      doMoneyDeed<PaymentAttempt>(ctx, {
        ...deed,
        id,
        action: 'resolve',
        input: body,
        run: (attempt, actor) =>
          resolveAttempt(ctx.parts, providerOf(ctx, attempt), attempt, {
            ...body,
            actor: `admin:${actor.id}`,
          }),
      }) as never,
  )
  .add(
    retryChargeEndpoint,
    (ctx, { params: { id }, body }) =>
      doMoneyDeed<Package>(ctx, {
        name: 'packages',
        model: Package,
        id,
        action: 'retry-charge',
        input: body,
        run: (row, actor) =>
          retryCharge(ctx.parts, row.id, { actor: `admin:${actor.id}`, reason: body.reason }),
      }) as never,
  );
