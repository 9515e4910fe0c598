import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './env.ts';
import { developmentSandboxSecret, paymentProviderOf } from './payment-environment.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/bikur',
  SESSION_SECRET: 'k7Qw2ZtR9pLx4VbN8mYc3HdF6sGj1TaE',
  PUBLIC_URL: 'https://bikur.example',
  COMPANY_NUMBER: '515123456',
};
const payPlus = {
  PAYMENTS_PROVIDER: 'payplus',
  PAYPLUS_API_KEY: 'an-api-key',
  PAYPLUS_SECRET_KEY: 'a-secret-key',
  PAYPLUS_PAYMENT_PAGE_UID: 'page-uid-1',
  PAYPLUS_TERMINAL_UID: 'terminal-1',
  PAYPLUS_CASHIER_UID: 'cashier-1',
};

function issuesOf(given: Record<string, string>): string[] {
  try {
    readEnvironment(given);
    return [];
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return error.issues.map((issue) => issue.split(':')[0] ?? '');
  }
}

describe('who takes the cards', () => {
  test('ways to pay on the page are known ones, and such as the provider has', () => {
    const types = (PAYMENTS_PAGE_TYPES: string) => ({ ...production, ...payPlus, PAYMENTS_PAGE_TYPES });
    expect(readEnvironment(types('bit, apple_pay')).PAYMENTS_PAGE_TYPES).toEqual(['bit', 'apple_pay']);
    expect(readEnvironment(types('')).PAYMENTS_PAGE_TYPES ?? []).toEqual([]);
    expect(issuesOf(types('bit,cheque'))[0]).toContain('PAYMENTS_PAGE_TYPES');
    const stripe = {
      PAYMENTS_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
    };
    expect(issuesOf({ ...production, ...stripe, PAYMENTS_PAGE_TYPES: 'bit' })).toContain(
      'PAYMENTS_PAGE_TYPES',
    );
  });

  test('installments are whole numbers within bounds, and none with Stripe', () => {
    const most = (PAYMENTS_MAX_INSTALLMENTS: string) => ({
      ...production,
      ...payPlus,
      PAYMENTS_MAX_INSTALLMENTS,
    });
    expect(readEnvironment(most('12')).PAYMENTS_MAX_INSTALLMENTS).toBe(12);
    expect(readEnvironment(most('')).PAYMENTS_MAX_INSTALLMENTS).toBeUndefined();
    for (const wrong of ['0', '37', '2.5', 'many'])
      expect(issuesOf(most(wrong))).toContain('PAYMENTS_MAX_INSTALLMENTS');
    const stripe = {
      PAYMENTS_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
      PAYMENTS_MAX_INSTALLMENTS: '3',
    };
    expect(issuesOf({ ...production, ...stripe })).toContain('PAYMENTS_MAX_INSTALLMENTS');
    expect(issuesOf({ ...production, ...stripe, PAYMENTS_MAX_INSTALLMENTS: '1' })).toEqual([]);
  });

  test('the sandbox unless said otherwise; production has to say, be it nobody', () => {
    expect(paymentProviderOf(readEnvironment({}))).toBe('sandbox');
    for (const nothing of [production, { ...production, PAYMENTS_PROVIDER: '' }])
      expect(issuesOf(nothing)).toContain('PAYMENTS_PROVIDER');
    const nobody = { ...production, PAYMENTS_PROVIDER: 'none' };
    expect(paymentProviderOf(readEnvironment(nobody))).toBe('none');
    expect(paymentProviderOf(readEnvironment({ ...production, ...payPlus }))).toBe('payplus');
    expect(paymentProviderOf(readEnvironment({ PAYMENTS_PROVIDER: 'none' }))).toBe('none');
    expect(issuesOf({ PAYMENTS_PROVIDER: 'grow' })).toEqual(['PAYMENTS_PROVIDER']);
  });

  test('the sandbox does not start in production unless told twice, with a secret of its own', () => {
    const sandbox = { ...production, PAYMENTS_PROVIDER: 'sandbox' };
    const secret = 'v8Lq3WzK0rTn5YbM2cXe7HdJ9sGf4PaU';
    expect(issuesOf(sandbox)).toEqual(['PAYMENTS_PROVIDER', 'PAYMENTS_SANDBOX_SECRET']);
    expect(issuesOf({ ...sandbox, PAYMENTS_ALLOW_SANDBOX: '0', PAYMENTS_SANDBOX_SECRET: secret })).toEqual([
      'PAYMENTS_PROVIDER',
    ]);
    const allowed = { ...sandbox, PAYMENTS_ALLOW_SANDBOX: '1' };
    for (const weak of ['short', developmentSandboxSecret])
      expect(issuesOf({ ...allowed, PAYMENTS_SANDBOX_SECRET: weak })).toEqual(['PAYMENTS_SANDBOX_SECRET']);
    expect(issuesOf({ ...allowed, PAYMENTS_SANDBOX_SECRET: secret })).toEqual([]);
  });

  test('PayPlus needs all of its settings, filled, and an address with https', () => {
    for (const name of Object.keys(payPlus).slice(1)) {
      expect(issuesOf({ ...payPlus, [name]: '' })).toEqual([name]);
      expect(issuesOf({ ...payPlus, [name]: '         ' })).toEqual([name]);
    }
    for (const address of [
      'http://restapi.payplus.co.il/api/v1.0/',
      'https://restapi.payplus.co.il/api/v1.0',
    ])
      expect(issuesOf({ ...payPlus, PAYPLUS_BASE_URL: address })).toEqual(['PAYPLUS_BASE_URL']);
  });

  test('whoever takes real money says on its receipts which company took it', () => {
    const { COMPANY_NUMBER: _, ...nameless } = production;
    expect(issuesOf({ ...nameless, ...payPlus })).toEqual(['COMPANY_NUMBER']);
    expect(issuesOf({ ...nameless, PAYMENTS_PROVIDER: 'stripe' })).toContain('COMPANY_NUMBER');
    expect(issuesOf({ ...nameless, PAYMENTS_PROVIDER: 'none' })).toEqual([]);
    expect(issuesOf(payPlus)).toEqual([]);
  });

  test('Stripe needs both of its secrets, and each where it belongs', () => {
    const stripe = {
      PAYMENTS_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_1234',
      STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
    };
    expect(paymentProviderOf(readEnvironment({ ...production, ...stripe }))).toBe('stripe');
    expect(issuesOf({ PAYMENTS_PROVIDER: 'stripe' })).toEqual(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
    for (const wrong of ['pk_test_1234', 'whsec_12345678'])
      expect(issuesOf({ ...stripe, STRIPE_SECRET_KEY: wrong })).toEqual(['STRIPE_SECRET_KEY']);
    for (const wrong of ['sk_test_1234', 'whsec_'])
      expect(issuesOf({ ...stripe, STRIPE_WEBHOOK_SECRET: wrong })).toEqual(['STRIPE_WEBHOOK_SECRET']);
  });
});
