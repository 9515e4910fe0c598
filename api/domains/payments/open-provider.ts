import { pagePaymentTypes } from '../../contract/payments/entities/payment-enums.schema.ts';
import { PayPlusProvider } from '../../adapters/payments/payplus-provider.ts';
import type { PaymentProvider } from '../../adapters/payments/payment-port.ts';
import { SandboxProvider } from '../../adapters/payments/sandbox-provider.ts';
import { recordCalls } from './callbacks/record-calls.ts';
import { startPsp } from './sandbox/start-psp.ts';
import type { AppDeps } from '../../deps.ts';
import { developmentSandboxSecret, paymentProviderOf } from '../../payment-environment.ts';

export interface OpenPayments {
  /** Null where no provider is configured. */
  provider: PaymentProvider | null;
  close(): Promise<void>;
}

/**
 * Opens the configured provider of card payments and starts the sandbox's own service where that is the provider.
 * @param timeout of one call, in milliseconds; 20 seconds unless a test lowers it
 */
export async function openPayments(
  { env, knex, clock }: Pick<AppDeps, 'env' | 'knex' | 'clock'>,
  timeout?: number,
): Promise<OpenPayments> {
  const record = recordCalls(knex);
  const pageTypes = env.PAYMENTS_PAGE_TYPES;
  const common = {
    record,
    clock,
    ...(pageTypes && { pageTypes }),
    ...(timeout !== undefined && { timeout }),
  };
  switch (paymentProviderOf(env)) {
    case 'none':
      return { provider: null, close: async () => {} };
    case 'payplus':
      return {
        provider: new PayPlusProvider({
          ...common,
          baseUrl: env.PAYPLUS_BASE_URL,
          apiKey: env.PAYPLUS_API_KEY ?? '',
          secretKey: env.PAYPLUS_SECRET_KEY ?? '',
          paymentPageUid: env.PAYPLUS_PAYMENT_PAGE_UID ?? '',
          terminalUid: env.PAYPLUS_TERMINAL_UID ?? '',
          cashierUid: env.PAYPLUS_CASHIER_UID ?? '',
          allowsPage: isPayPlusPage,
        }),
        close: async () => {},
      };
    case 'stripe': {
      // A large library that only Stripe's adapter needs.
      const { StripeProvider } = await import('../../adapters/payments/stripe-provider.ts');
      return {
        provider: new StripeProvider({
          ...common,
          secretKey: env.STRIPE_SECRET_KEY ?? '',
          webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
        }),
        close: async () => {},
      };
    }
    case 'sandbox': {
      const secret = env.PAYMENTS_SANDBOX_SECRET ?? developmentSandboxSecret;
      const psp = await startPsp({ knex, secret, publicUrl: env.PUBLIC_URL, clock });
      const provider = new SandboxProvider({
        pageTypes: pagePaymentTypes,
        ...common,
        baseUrl: psp.baseUrl,
        secretKey: secret,
        publicUrl: env.PUBLIC_URL,
      });
      return { provider, close: () => psp.stop() };
    }
  }
}

/** Whether a payment page's address is on PayPlus's own hosts; customers are redirected to no other. */
export function isPayPlusPage(url: URL): boolean {
  return url.protocol === 'https:' && url.hostname.endsWith('.payplus.co.il') && url.port === '';
}
