import { paymentCallbackEndpoint } from '../../../contract/payments/payment-callbacks.endpoint.ts';
import { paymentCallbackSchemas } from '../../../contract/payments/payment-callbacks.schema.ts';
import { AppError } from '../../../errors.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { takeCallback } from './take-callback.ts';

export const paymentsRouter = createFeatureRouter().add(
  paymentCallbackEndpoint,
  paymentCallbackSchemas,
  async (ctx, { params }) => {
    const { payments } = ctx.deps;
    if (!payments || payments.id !== params.provider) throw new AppError('not_found');
    await takeCallback(ctx, payments);
    return { received: true as const };
  },
);
