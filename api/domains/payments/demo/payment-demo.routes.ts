import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { type Language, languageOfCode } from '../../../contract/base/languages.ts';
import {
  chargeAgainEndpoint,
  checkDemoPaymentEndpoint,
  readPaymentDemoEndpoint,
  startDemoPaymentEndpoint,
} from '../../../contract/payments/payment-demo.endpoint.ts';
import {
  chargeAgainSchemas,
  checkDemoPaymentSchemas,
  readPaymentDemoSchemas,
  startDemoPaymentSchemas,
} from '../../../contract/payments/payment-demo.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { ownSiteOnly } from '../../../http/own-site-only.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { DemoPayment } from '../../../models/DemoPayment.ts';
import { chargeAgain } from './charge-again.ts';
import { checkDemoPayment, openStatuses } from './check-demo-payment.ts';
import { demoAddress } from './demo-address.ts';
import { presentDemoPayment } from './payment-demo.presenter.ts';
import { startDemoPayment } from './start-demo-payment.ts';

/** The demonstration of a payment (docs/product.md 8): offered only where the sandbox is the provider. */
export const paymentDemoRouter = createFeatureRouter()
  .add(readPaymentDemoEndpoint, readPaymentDemoSchemas, async (ctx, { query }) => {
    const { knex, payments, clock } = ctx.deps;
    if (payments?.id !== 'sandbox') return { offered: false, payment: null };
    const payment = query.payment
      ? await DemoPayment.query(knex).findOne('public_id', query.payment)
      : undefined;
    return { offered: true, payment: payment ? presentDemoPayment(payment, clock.now()) : null };
  })
  .add(
    startDemoPaymentEndpoint,
    startDemoPaymentSchemas,
    ownSiteOnly,
    rateLimit('demoPayment'),
    async (ctx, { body }) => {
      const payment = await startDemoPayment(ctx, sandboxOf(ctx), body);
      if (isPlainForm(ctx))
        seeOther(ctx, payment.checkoutUrl ?? demoAddress(payment.publicId, body.language));
      return presentDemoPayment(payment, ctx.deps.clock.now());
    },
  )
  .add(
    checkDemoPaymentEndpoint,
    checkDemoPaymentSchemas,
    ownSiteOnly,
    rateLimit('demoPaymentCheck'),
    async (ctx, { params }) => {
      const provider = sandboxOf(ctx);
      const known = await findPayment(ctx, params.id);
      const payment = openStatuses.includes(known.status)
        ? await checkDemoPayment(ctx.deps, provider, known)
        : known;
      return answer(ctx, payment);
    },
  )
  .add(
    chargeAgainEndpoint,
    chargeAgainSchemas,
    ownSiteOnly,
    rateLimit('demoPayment'),
    async (ctx, { params }) => {
      const provider = sandboxOf(ctx);
      return answer(ctx, await chargeAgain(ctx, provider, await findPayment(ctx, params.id)));
    },
  );

function sandboxOf(ctx: AppContext): PaymentProvider {
  const { payments } = ctx.deps;
  if (payments?.id !== 'sandbox') throw new AppError('not_found');
  return payments;
}

async function findPayment(ctx: AppContext, publicId: string): Promise<DemoPayment> {
  const payment = await DemoPayment.query(ctx.deps.knex).findOne('public_id', publicId);
  if (!payment) throw new AppError('not_found');
  return payment;
}

function answer(ctx: AppContext, payment: DemoPayment) {
  if (isPlainForm(ctx)) seeOther(ctx, demoAddress(payment.publicId, languageOf(ctx)));
  return presentDemoPayment(payment, ctx.deps.clock.now());
}

/** A browser that runs no script is redirected to a page. */
const isPlainForm = (ctx: AppContext): boolean =>
  Boolean(ctx.is('urlencoded')) && ctx.accepts('json', 'html') === 'html';

const languageOf = (ctx: AppContext): Language => languageOfCode(ctx.query['lang']);

function seeOther(ctx: AppContext, to: string): void {
  ctx.status = 303;
  ctx.set('Location', to);
}
