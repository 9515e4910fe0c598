type Variables = Record<string, string | undefined>;

const payPlusSettings = [
  'PAYPLUS_API_KEY',
  'PAYPLUS_SECRET_KEY',
  'PAYPLUS_PAYMENT_PAGE_UID',
  'PAYPLUS_TERMINAL_UID',
  'PAYPLUS_CASHIER_UID',
] as const;

const stripeSettings = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** Public by being in the source; good for a service that moves no money on loopback, and for nothing else. */
export const developmentSandboxSecret = 'bikur-development-sandbox-not-for-production';

/**
 * Issues of the payment settings. Production has to name its provider, if any; for a provider that moves money the
 * number that stands on receipts as the seller's, and for the sandbox two settings and a secret of its own.
 */
export function issuesOfPayments(given: Variables): string[] {
  const provider = given['PAYMENTS_PROVIDER'];
  if (provider === 'stripe' && /\bbit\b/u.test(given['PAYMENTS_PAGE_TYPES'] ?? ''))
    return ['PAYMENTS_PAGE_TYPES: Stripe has no Bit'];
  if (provider === 'stripe' && Number(given['PAYMENTS_MAX_INSTALLMENTS'] ?? 1) > 1)
    return ['PAYMENTS_MAX_INSTALLMENTS: Stripe divides no payment'];
  // Stripe charges by a calendar of its own: it would look as if charges rested.
  if (provider === 'stripe' && given['CHARGE_REST'] === 'shabbat')
    return ['CHARGE_REST: Stripe charges by its own calendar, which knows no rest'];
  if (provider === 'payplus' || provider === 'stripe')
    return [
      ...(provider === 'payplus' ? payPlusSettings : stripeSettings),
      ...(given['NODE_ENV'] === 'production' ? (['COMPANY_NUMBER'] as const) : []),
    ]
      .filter((name) => !given[name])
      .map((name) => `${name}: is required with PAYMENTS_PROVIDER=${provider}`);
  if (given['NODE_ENV'] !== 'production') return [];
  if (!provider)
    return [
      'PAYMENTS_PROVIDER: is required in production: payplus, stripe, or none where nothing is sold by card',
    ];
  if (provider !== 'sandbox') return [];
  const issues: string[] = [];
  const allowed = given['PAYMENTS_ALLOW_SANDBOX'];
  if (allowed !== '1' && allowed !== 'true')
    issues.push(
      'PAYMENTS_PROVIDER: the sandbox takes no money; PAYMENTS_ALLOW_SANDBOX=1 lets it run all the same',
    );
  const secret = given['PAYMENTS_SANDBOX_SECRET'];
  if (!secret) issues.push('PAYMENTS_SANDBOX_SECRET: is required in production');
  return issues;
}

interface Settings {
  NODE_ENV: 'development' | 'test' | 'production';
  PAYMENTS_PROVIDER?: 'none' | 'sandbox' | 'payplus' | 'stripe' | undefined;
}

/** The provider of card payments: the configured one, else the sandbox; production names it (`issuesOfPayments`). */
export function paymentProviderOf(env: Settings): 'none' | 'sandbox' | 'payplus' | 'stripe' {
  return env.PAYMENTS_PROVIDER ?? (env.NODE_ENV === 'production' ? 'none' : 'sandbox');
}
