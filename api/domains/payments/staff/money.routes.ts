import {
  checkAnyPaymentEndpoint,
  paymentTimelineEndpoint,
  refundPaymentEndpoint,
  resolvePaymentEndpoint,
  retryRefundEndpoint,
} from '../../../contract/payments/payment-commands.endpoint.ts';
import {
  checkAnyPaymentSchemas,
  paymentTimelineSchemas,
  refundPaymentSchemas,
  resolvePaymentSchemas,
  retryRefundSchemas,
} from '../../../contract/payments/payment-commands.schema.ts';
import { toMinor } from '../../../contract/base/money.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { checkAttempt } from '../attempts/check-attempt.ts';
import { requestRefund } from '../attempts/request-refund.ts';
import { resolveAttempt } from '../attempts/resolve-attempt.ts';
import { sendRefund } from '../attempts/send-attempt.ts';
import { runMoneyCommand } from './money-command.ts';
import { readPaymentTimeline } from './read-payment-timeline.ts';
import { retryRefund } from './retry-refund.ts';
import { providerNotConnected, allGivenBack } from '../messages.ts';

/** The provider that took a payment; a payment of another provider can't be checked here. */
function providerOf(ctx: AppContext, { provider }: PaymentAttempt) {
  const { payments } = ctx.deps;
  if (payments?.id !== provider)
    throw new AppError('service_unavailable', {
      text: providerNotConnected,
    });
  return payments;
}

/** Sends a refund that is committed; the sweep sends it when this fails. */
async function send(ctx: AppContext, refund: PaymentAttempt | null): Promise<void> {
  const { payments } = ctx.deps;
  if (refund && payments?.id === refund.provider) await sendRefund(ctx.deps, payments, refund.id);
}

const command = { name: 'payments', model: PaymentAttempt } as const;

/** Commands of staff on payments (docs/product.md 7). */
export const moneyRouter = createFeatureRouter()
  .add(paymentTimelineEndpoint, paymentTimelineSchemas, (ctx, { params }) =>
    readPaymentTimeline(ctx.deps.knex, params.id),
  )
  .add(
    refundPaymentEndpoint,
    refundPaymentSchemas,
    (ctx, { params: { id }, body }) =>
      runMoneyCommand<PaymentAttempt>(ctx, {
        ...command,
        id,
        action: 'refund',
        input: body,
        async run(attempt, actor) {
          const amountMinor = body.amount ? toMinor(body.amount) : 'rest';
          const now = ctx.deps.clock.now();
          const refund = await ctx.deps.knex.transaction((trx) =>
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
              text: allGivenBack,
            });
          await send(ctx, refund);
        },
      }) as never,
  )
  .add(
    retryRefundEndpoint,
    retryRefundSchemas,
    (ctx, { params: { id }, body }) =>
      runMoneyCommand<PaymentAttempt>(ctx, {
        ...command,
        id,
        action: 'retry-refund',
        input: body,
        run: async (failed, actor) =>
          send(ctx, await retryRefund(ctx.deps, failed, { actor: `admin:${actor.id}`, reason: body.reason })),
      }) as never,
  )
  .add(
    checkAnyPaymentEndpoint,
    checkAnyPaymentSchemas,
    (ctx, { params: { id }, body }) =>
      runMoneyCommand<PaymentAttempt>(ctx, {
        ...command,
        id,
        action: 'look-up',
        input: body,
        run: (attempt) => checkAttempt(ctx.deps, providerOf(ctx, attempt), attempt),
      }) as never,
  )
  .add(
    resolvePaymentEndpoint,
    resolvePaymentSchemas,
    (ctx, { params: { id }, body }) =>
      runMoneyCommand<PaymentAttempt>(ctx, {
        ...command,
        id,
        action: 'resolve',
        input: body,
        run: (attempt, actor) =>
          resolveAttempt(ctx.deps, providerOf(ctx, attempt), attempt, {
            ...body,
            actor: `admin:${actor.id}`,
          }),
      }) as never,
  );
