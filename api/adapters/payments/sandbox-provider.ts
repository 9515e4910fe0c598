import type { PaymentClock, PaymentProvider, RecordCall } from './payment-port.ts';
import { PayPlusProvider } from './payplus-provider.ts';

/** The credentials that the sandbox's service accepts; it has one shop and one terminal. */
export const sandboxShop = {
  apiKey: 'bikur-sandbox',
  paymentPageUid: 'sandbox-page',
  terminalUid: 'sandbox-terminal',
  cashierUid: 'sandbox-cashier',
} as const;

/** The stored test card that always pays; the sandbox has it from its start. */
export const sandboxTestToken = 'feedface-cafe-4bed-aced-decafbaddeed';

interface SandboxSettings {
  baseUrl: string;
  secretKey: string;
  /** Address that visitors see; the payment page lies below it. */
  publicUrl: string;
  record: RecordCall;
  clock: PaymentClock;
  timeout?: number;
}

/**
 * The same client against a payment service of our own that moves no money: development runs the code of production,
 * but for the address and the keys.
 */
export class SandboxProvider extends PayPlusProvider {
  override readonly id: PaymentProvider['id'] = 'sandbox';

  constructor({ publicUrl, ...settings }: SandboxSettings) {
    super({
      ...sandboxShop,
      ...settings,
      allowsPage: (url) =>
        url.origin === new URL(publicUrl).origin && url.pathname.startsWith('/sandbox-pay/'),
    });
  }
}
