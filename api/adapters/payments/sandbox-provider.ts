import type { PagePaymentType } from '../../contract/payments/entities/payment-enums.schema.ts';
import type {
  DisputeCalls,
  NormalizedEvent,
  PaymentClock,
  PaymentProvider,
  RecordCall,
} from './payment-port.ts';
import { assertSigned } from './payplus/callback-signature.ts';
import { callPayPlus } from './payplus/wire.ts';
import { PayPlusProvider } from './payplus-provider.ts';
import type { PayoutCalls } from './payout-port.ts';
import { sandboxPayouts } from './sandbox-payouts.ts';
import { disputeEventOf, sandboxDisputes } from './sandbox-disputes.ts';

/** The credentials that the sandbox's service accepts; it has one shop and one terminal. */
export const sandboxShop = {
  apiKey: 'bikur-sandbox',
  paymentPageUid: 'sandbox-page',
  terminalUid: 'sandbox-terminal',
  cashierUid: 'sandbox-cashier',
} as const;

/** The stored test card that always pays; the sandbox has it from its start. */
export const sandboxTestToken = 'feedface-cafe-4bed-aced-decafbaddeed';

const usualTimeout = 20_000;

interface SandboxSettings {
  baseUrl: string;
  secretKey: string;
  /** Address that visitors see; the payment page lies below it. */
  publicUrl: string;
  /** Ways to pay that its terminal has beside a typed card. */
  pageTypes?: readonly PagePaymentType[];
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
  readonly disputes: DisputeCalls;
  readonly payouts: PayoutCalls;
  readonly #secretKey: string;

  constructor({ publicUrl, ...settings }: SandboxSettings) {
    super({
      ...sandboxShop,
      ...settings,
      allowsPage: (url) =>
        url.origin === new URL(publicUrl).origin && url.pathname.startsWith('/sandbox-pay/'),
      allowsDocument: (url) =>
        url.origin === new URL(publicUrl).origin && url.pathname.startsWith('/sandbox-pay/documents/'),
    });
    this.#secretKey = settings.secretKey;
    const wire = { id: 'sandbox', apiKey: sandboxShop.apiKey, timeout: usualTimeout, ...settings } as const;
    this.disputes = sandboxDisputes((request) => callPayPlus(wire, request));
    this.payouts = sandboxPayouts((request) => callPayPlus(wire, request), sandboxShop.terminalUid);
  }

  override parseWebhook(
    raw: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): NormalizedEvent[] {
    const event = disputeEventOf(raw);
    if (!event) return super.parseWebhook(raw, headers);
    assertSigned(raw, headers, this.#secretKey);
    return [event];
  }
}
