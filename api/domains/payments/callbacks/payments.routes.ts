import { paymentCallbackEndpoint } from '../../../contract/payments/payment-callbacks.ts';
import { AppError } from '../../../errors.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { takeCallback } from './take-callback.ts';

/** What providers of card payments send us. */
export const paymentsRouter = createFeatureRouter().add(paymentCallbackEndpoint, async (ctx, { params }) => {
  const { payments } = ctx.deps;
  if (!payments || payments.id !== params.provider) throw new AppError('not_found');
  await takeCallback(ctx, payments);
  return { received: true as const };
});
