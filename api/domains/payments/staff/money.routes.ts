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
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { toMinor } from '../../../contract/base/money.schema.ts';
import { AppError } from '../../../errors.ts';
import type { Actor, AppContext } from '../../../http/context.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { checkAttempt } from '../attempts/check-attempt.ts';
import { leftToRefund } from '../attempts/create-refund.ts';
import { requestRefund } from '../attempts/request-refund.ts';
import { resolveAttempt } from '../attempts/resolve-attempt.ts';
import { sendRefund } from '../attempts/send-attempt.ts';
import { runMoneyCommand, type MoneyCommand } from './money-command.ts';
import { readPaymentTimeline } from './read-payment-timeline.ts';
import { retryRefund } from './retry-refund.ts';
import { transferMessages } from '../transfers/messages.ts';
import { openDisputesOf } from '../disputes/open-dispute.ts';
import { providerNotConnected, allGivenBack, disputeMessages, refundFailed } from '../messages.ts';

/**
 * The provider that took a payment; a payment of another provider can't be checked here.
 * @throws {AppError} `service_unavailable`; `conflict` for a bank transfer, about which nobody can be asked
 */
function providerOf(ctx: AppContext, { provider }: PaymentAttempt) {
  const { payments } = ctx.deps;
  if (provider === 'bank') throw new AppError('conflict', { text: transferMessages.nobodyToAsk });
  if (payments?.id !== provider)
    throw new AppError('service_unavailable', {
      text: providerNotConnected,
    });
  return payments;
}

/** Who answers what a payment's reference holds: of a bank transfer all that came is written down already. */
const answererOf = (ctx: AppContext, attempt: PaymentAttempt): Pick<PaymentProvider, 'lookup'> =>
  attempt.provider === 'bank'
    ? { lookup: () => Promise.resolve({ kind: 'not_found' }) }
    : providerOf(ctx, attempt);

const command = { name: 'payments', model: PaymentAttempt } as const;

/** Sends refunds that are committed; the sweep sends them when this fails. */
async function send(ctx: AppContext, refunds: readonly PaymentAttempt[]): Promise<PaymentAttempt[]> {
  const { payments } = ctx.deps;
  const sent: PaymentAttempt[] = [];
  for (const refund of refunds)
    if (payments?.id === refund.provider) sent.push(await sendRefund(ctx.deps, payments, refund.id));
  return sent;
}

/**
 * Runs a command that gives money back, and says so when the provider refused at once.
 * @throws {AppError} `conflict` for a refund that failed; it waits for staff, and the audit log has the command
 */
async function runRefund(
  ctx: AppContext,
  {
    work,
    ...how
  }: Omit<MoneyCommand<PaymentAttempt>, 'run' | 'name' | 'model'> & {
    work(row: PaymentAttempt, actor: Actor): Promise<readonly PaymentAttempt[]>;
  },
) {
  let sent: readonly PaymentAttempt[] = [];
  const row = await runMoneyCommand<PaymentAttempt>(ctx, {
    ...command,
    ...how,
    async run(attempt, actor) {
      sent = await send(ctx, await work(attempt, actor));
    },
  });
  const failed = sent.find(({ status }) => status === 'failed');
  if (failed) throw new AppError('conflict', { text: refundFailed(failed.declineCode) });
  return row;
}

/** Commands of staff on payments (docs/product.md 7). */
export const moneyRouter = createFeatureRouter()
  .add(paymentTimelineEndpoint, paymentTimelineSchemas, (ctx, { params }) =>
    readPaymentTimeline(ctx.deps.knex, params.id),
  )
  .add(
    refundPaymentEndpoint,
    refundPaymentSchemas,
    (ctx, { params: { id }, body }) =>
      runRefund(ctx, {
        id,
        action: 'refund',
        input: body,
        async work(attempt, actor) {
          const { knex, clock } = ctx.deps;
          if ((await leftToRefund(knex, attempt)) === 0) {
            const isDisputed = (await openDisputesOf(knex, id)).length > 0;
            throw new AppError('conflict', { text: isDisputed ? disputeMessages.noRefund : allGivenBack });
          }
          const refund = await knex.transaction((trx) =>
            requestRefund(trx, {
              attempt,
              amountMinor: toMinor(body.amount),
              reason: body.reason,
              actor: `admin:${actor.id}`,
              now: clock.now(),
              packageAfter: body.endsPlan ? 'ends' : 'stays',
            }),
          );
          return refund ? [refund] : [];
        },
      }) as never,
  )
  .add(
    retryRefundEndpoint,
    retryRefundSchemas,
    (ctx, { params: { id }, body }) =>
      runRefund(ctx, {
        id,
        action: 'retry-refund',
        input: body,
        async work(failed, actor) {
          const asked = { actor: `admin:${actor.id}`, reason: body.reason };
          const refund = await retryRefund(ctx.deps, failed, asked);
          return refund ? [refund] : [];
        },
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
      runRefund(ctx, {
        id,
        action: 'resolve',
        input: body,
        async work(attempt, actor) {
          const verdict = { ...body, actor: `admin:${actor.id}` };
          const decided = await resolveAttempt(ctx.deps, answererOf(ctx, attempt), attempt, verdict);
          return PaymentAttempt.query(ctx.deps.knex).where({
            parent_attempt_id: decided.id,
            status: 'created',
          });
        },
      }) as never,
  );
