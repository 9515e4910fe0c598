import { z } from 'zod';
import { mostInstallmentsEver } from './contract/payments/installments.ts';
import { pagePaymentType } from './contract/payments/entities/payment-enums.schema.ts';
import { backupSettings, issuesOfBackups } from './backup-environment.ts';
import { cdnSettings } from './cdn-environment.ts';
import { issuesOfPayments } from './payment-environment.ts';
import { weaknessOf } from './weak-secrets.ts';

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const dayList = z
  .string()
  .regex(/^(\d{1,3}(\s*,\s*\d{1,3})*)?$/, 'must be days, such as 30,7')
  .transform((text) => text.split(',').filter(Boolean).map(Number))
  .pipe(z.array(z.int().min(1).max(300)).max(5));
const pageTypeList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(z.array(pagePaymentType));
const port = z.coerce.number().int().min(0).max(65_535);

/** PEM; line ends may be written as `\n`, as most hosts' forms require. */
const pem = z
  .string()
  .transform((text) => `${text.replaceAll('\\n', '\n').trim()}\n`)
  .refine((text) => /^-----BEGIN [A-Z ]+-----[^]+-----END [A-Z ]+-----\n$/.test(text), 'must be PEM');

/** The two parts of a Google service account's key file that signing needs. */
const serviceAccount = z.string().transform((text, check) => {
  try {
    return z
      .object({ client_email: z.email(), private_key: z.string().includes('PRIVATE KEY') })
      .parse(JSON.parse(text));
  } catch {
    check.addIssue({ code: 'custom', message: 'must be the JSON of a service account’s key' });
    return z.NEVER;
  }
});

/** A page of the company at this site, or at a subdomain of it such as `il.linkedin.com`. */
const pageOf = (site: string) =>
  z
    .url({
      protocol: /^https$/,
      hostname: new RegExp(String.raw`^(?:[a-z0-9-]+\.)*${site.replaceAll('.', String.raw`\.`)}$`),
      error: `must be an https:// address of ${site}`,
    })
    .optional();

/** Settings that only work together. */
const groups = [
  ['APPLE_PASS_CERT', 'APPLE_PASS_KEY', 'APPLE_PASS_WWDR', 'APPLE_PASS_TYPE_ID', 'APPLE_PASS_TEAM_ID'],
  ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_SERVICE_ACCOUNT'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
  ['COMPANY_BANK_NAME', 'COMPANY_BANK_NUMBER', 'COMPANY_BANK_BRANCH', 'COMPANY_BANK_ACCOUNT'],
] as const;

/**
 * Every setting the product reads, with its default. The tables of docs/configuration.md are checked against this list.
 */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  /**
   * Address that visitors see, without a trailing slash; links in mail, QR codes and canonical tags are made from it.
   */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** Allows a PUBLIC_URL of plain http in production: for a trial on one's own machine, whose cookies anybody between may read. */
  ALLOW_HTTP: flag.default(false),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address')
    .optional(),
  /** Whoever owns the tables: migrates them and makes backups, where the application has a role of its own. */
  DATABASE_OWNER_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address')
    .optional(),
  /** The server itself, where DATABASE_URL leads to a pooler in transaction mode (docs/deploy.md, "With a pooler"). */
  DATABASE_DIRECT_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address')
    .optional(),
  /** A streaming replica, for lists of the back office and statistics. */
  DATABASE_REPLICA_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address')
    .optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  /** Whole months of events that stay in the database besides the present one; without it all stay. */
  EVENTS_KEPT_MONTHS: z.coerce.number().int().min(1).max(12).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Folder of the schema migrations; the product's own unless set. */
  MIGRATIONS_DIR: z.string().min(1).optional(),
  /** Bucket for pictures; without one they are stored in DATA_DIR. */
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** Of a service other than Amazon's. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Bucket in the path in place of the host name. */
  S3_PATH_STYLE: flag.default(false),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  ...backupSettings,
  ...cdnSettings,
  /** Signs cookies and derives anti-forgery tokens; at least 32 characters. */
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** How many reverse proxies stand in front; X-Forwarded-For is believed for that many hops only. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  /** Grants /metrics to callers who are not on loopback. */
  METRICS_TOKEN: z.string().min(16).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** OpenID issuer for "continue with Google"; another one only in tests. */
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address')
    .optional(),
  COMPANY_NAME: z.string().min(1).default('ביקור'),
  COMPANY_EMAIL: z.email().default('info@bikur.example'),
  COMPANY_PHONE: z.string().min(3).default('03-555-0100'),
  /** International form, digits only, for wa.me links. */
  COMPANY_WHATSAPP: z
    .string()
    .regex(/^\d{8,15}$/)
    .default('972555550100'),
  /** Postal address for registered mail. */
  COMPANY_ADDRESS: z.string().min(3).max(200).default('ת״ד 1001, תל אביב-יפו 6100901'),
  /** Name and address as English receipts and credits write them. */
  COMPANY_NAME_EN: z.string().min(1).max(200).optional(),
  COMPANY_ADDRESS_EN: z.string().min(3).max(200).optional(),
  /** Number in the companies register, shown in the legal texts. */
  COMPANY_NUMBER: z.string().min(5).max(20).optional(),
  /** The account to which customers transfer money; without all four of bank, number, branch and account there is none. */
  COMPANY_BANK_NAME: z.string().min(2).max(60).optional(),
  /** As English proformas write it. */
  COMPANY_BANK_NAME_EN: z.string().min(2).max(60).optional(),
  COMPANY_BANK_NUMBER: z
    .string()
    .regex(/^\d{1,3}$/, 'must be the number of a bank')
    .optional(),
  COMPANY_BANK_BRANCH: z
    .string()
    .regex(/^\d{1,4}$/, 'must be the number of a branch')
    .optional(),
  COMPANY_BANK_ACCOUNT: z
    .string()
    .regex(/^[\d/-]{3,20}$/, 'must be the number of an account')
    .optional(),
  COMPANY_BANK_IBAN: z
    .string()
    .regex(/^IL\d{21}$/, 'must be an Israeli IBAN without spaces')
    .optional(),
  /** Whose account it is; the company's name unless set. */
  COMPANY_BANK_HOLDER: z.string().min(2).max(100).optional(),
  /** Number of this software's registration at the tax authority, for the files of the open format. */
  TAX_SOFTWARE_NUMBER: z
    .string()
    .regex(/^\d{8}$/)
    .optional(),
  /** Name of the employee who answers about accessibility. */
  COMPANY_ACCESSIBILITY_CONTACT: z.string().min(2).max(100).optional(),
  /** The company's own pages in networks, shown in the footer and on the contact page (docs/product.md 11.18). */
  COMPANY_FACEBOOK: pageOf('facebook.com'),
  COMPANY_INSTAGRAM: pageOf('instagram.com'),
  COMPANY_LINKEDIN: pageOf('linkedin.com'),
  COMPANY_TIKTOK: pageOf('tiktok.com'),
  /**
   * Addresses (the last part of `/p/…`) of the cards on the landing page, separated by commas; those of the demo data
   * unless set.
   */
  SHOWCASE_CARDS: z.string().max(500).default('dana-levi,gefen-bakery,peretz-electric'),
  /**
   * Addresses of the cards on `/examples`, separated by commas; those of the demo data where there is demo data, else
   * none.
   */
  EXAMPLE_CARDS: z.string().max(4_000).optional(),
  DEMO_DATA: flag.optional(),
  /** Apple Wallet passes: the pass type's certificate, its key and Apple's intermediate certificate, as PEM. */
  APPLE_PASS_CERT: pem.optional(),
  APPLE_PASS_KEY: pem.optional(),
  APPLE_PASS_WWDR: pem.optional(),
  /** Decrypts APPLE_PASS_KEY where it is encrypted. */
  APPLE_PASS_KEY_PASSPHRASE: z.string().optional(),
  APPLE_PASS_TYPE_ID: z
    .string()
    .regex(/^pass\.[\w.-]+$/, 'must begin with "pass."')
    .optional(),
  APPLE_PASS_TEAM_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/, 'must be 10 capital letters or digits')
    .optional(),
  /** Google Wallet passes: the issuer's number, and the service account's key file as JSON. */
  GOOGLE_WALLET_ISSUER_ID: z.string().regex(/^\d+$/, 'must be a number').optional(),
  GOOGLE_WALLET_SERVICE_ACCOUNT: serviceAccount.optional(),
  /** Whether the company keeps the cancellation fee that the law allows (`law`), or none. */
  REFUND_FEE_POLICY: z.enum(['none', 'law']).default('none'),
  /** The provider of card payments: none, our own payment service that moves no money, PayPlus or Stripe. */
  PAYMENTS_PROVIDER: z.enum(['none', 'sandbox', 'payplus', 'stripe']).optional(),
  /** Ways to pay beside a typed card that the terminal has; the sandbox has all of them unless told otherwise. */
  PAYMENTS_PAGE_TYPES: pageTypeList.optional(),
  /** The most payments into which a card's charge may be divided: 1 divides none; with the sandbox 6 unless told otherwise. */
  PAYMENTS_MAX_INSTALLMENTS: z.coerce.number().int().min(1).max(mostInstallmentsEver).optional(),
  /** The smallest sum of one of several payments, in whole shekels. */
  PAYMENTS_SMALLEST_INSTALLMENT: z.coerce.number().int().min(1).max(100_000).default(50),
  /** The smallest order of printed cards that may be divided, in whole shekels. */
  PAYMENTS_INSTALLMENTS_FROM: z.coerce.number().int().min(0).max(1_000_000).default(500),
  /** Days before a charge on which the owner is notified, for yearly and for monthly plans. */
  RENEWAL_NOTICE_DAYS_YEARLY: dayList.default([30, 7]),
  RENEWAL_NOTICE_DAYS_MONTHLY: dayList.default([3]),
  /** Days for which owners know of a higher price before a move of packages charges it. */
  PRICE_NOTICE_DAYS: z.coerce.number().int().min(0).max(365).default(30),
  /** Whether the worker charges no card on the Sabbath and on holy days. */
  CHARGE_REST: z.enum(['none', 'shabbat']).default('none'),
  /** Days after which a payment that the provider hasn't paid out to the bank is looked into. */
  PAYOUT_WAIT_DAYS: z.coerce.number().int().min(1).max(120).optional(),
  /** Allows the sandbox in production: for a showroom, never for a shop. */
  PAYMENTS_ALLOW_SANDBOX: flag.optional(),
  /** Authenticates calls to the sandbox's API and signs its callbacks. */
  PAYMENTS_SANDBOX_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PAYPLUS_API_KEY: z.string().trim().min(8).optional(),
  /** Signs PayPlus's callbacks, too. */
  PAYPLUS_SECRET_KEY: z.string().trim().min(8).optional(),
  PAYPLUS_PAYMENT_PAGE_UID: z.string().trim().min(8).optional(),
  PAYPLUS_TERMINAL_UID: z.string().trim().min(8).optional(),
  PAYPLUS_CASHIER_UID: z.string().trim().min(8).optional(),
  /** PayPlus's own, or its staging service; with https and a trailing slash. */
  PAYPLUS_BASE_URL: z
    .url({ protocol: /^https$/ })
    .regex(/\/$/, 'must end with a slash')
    .default('https://restapi.payplus.co.il/api/v1.0/'),
  STRIPE_SECRET_KEY: z
    .string()
    .trim()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret or restricted key')
    .optional(),
  /** Signs Stripe's events. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .trim()
    .regex(/^whsec_\w{8,}$/, 'must begin with "whsec_"')
    .optional(),
});

export type Environment = Omit<
  z.output<typeof environmentSchema>,
  'PUBLIC_URL' | 'SESSION_SECRET' | 'DEMO_DATA' | 'EXAMPLE_CARDS'
> & {
  PUBLIC_URL: string;
  EXAMPLE_CARDS: string;
  SESSION_SECRET: string;
  /** Whether an empty database is filled with demo data; never in production unless set. */
  DEMO_DATA: boolean;
};

/** Thrown with every issue, one a line, so that an operator can correct all at once. */
export class EnvironmentError extends Error {
  readonly issues: string[];
  constructor(issues: string[]) {
    super(`The configuration is not complete:\n${issues.map((issue) => `  - ${issue}`).join('\n')}`);
    this.name = 'EnvironmentError';
    this.issues = issues;
  }
}

/** Finished demo cards of accounts that visitors can't change, unlike the demo account's own. */
const demoExamples =
  'dana-levi,noam-azulay,gefen-bakery,barak-shapira,neshima,nadia-flowers,sarah-cohen-photography,peretz-electric,' +
  'cafe-noga,נגריית-אלון,tomer-fit,hadad-dental,ruth-almog,samira-accounting,english-with-maya,dana-prints,' +
  'ofek-group,roni-hair,galil-movers,avi-tours';

const developmentSecret = 'bikur-development-secret-not-for-production';

/**
 * Reads and checks the whole environment at once (docs/product.md 10).
 * @param source variables to read; empty strings count as not set
 * @throws {EnvironmentError} with all issues
 */
export function readEnvironment(source: Record<string, string | undefined> = process.env): Environment {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  const issues = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  issues.push(...missingInGroups(given));
  for (const name of ['DATABASE_OWNER_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])
    if (given[name] && !given['DATABASE_URL']) issues.push(`DATABASE_URL: is required with ${name}`);
  if (given['NODE_ENV'] === 'production') issues.push(...missingInProduction(given));
  issues.push(...issuesOfPayments(given));
  issues.push(...issuesOfBackups(given));
  if (!parsed.success || issues.length > 0) throw new EnvironmentError(issues);
  const env = parsed.data;
  const hasDemoData = env.DEMO_DATA ?? env.NODE_ENV !== 'production';
  return {
    ...env,
    PUBLIC_URL: env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`,
    SESSION_SECRET: env.SESSION_SECRET ?? developmentSecret,
    EXAMPLE_CARDS: env.EXAMPLE_CARDS ?? (hasDemoData ? demoExamples : ''),
    DEMO_DATA: hasDemoData,
  };
}

function missingInGroups(given: Record<string, string | undefined>): string[] {
  return groups.flatMap((group) => {
    const missing = group.filter((name) => !given[name]);
    if (missing.length === group.length) return [];
    const present = group.filter((name) => given[name]).join(', ');
    return missing.map((name) => `${name}: is required with ${present}`);
  });
}

function missingInProduction(given: Record<string, string | undefined>): string[] {
  const issues: string[] = [];
  for (const name of ['DATABASE_URL', 'SESSION_SECRET', 'PUBLIC_URL'] as const)
    if (!given[name]) issues.push(`${name}: is required in production`);
  for (const name of ['SESSION_SECRET', 'PAYMENTS_SANDBOX_SECRET'] as const) {
    // A short one is refused by the schema already.
    const weakness = (given[name]?.length ?? 0) < 32 ? null : weaknessOf(given[name] ?? '');
    if (weakness) issues.push(`${name}: ${weakness}`);
  }
  // Stood in the compose file of former versions.
  if (given['DATABASE_URL']?.includes(':bikur-on-this-machine@'))
    issues.push('DATABASE_URL: has a password that others know');
  const isPlain = given['PUBLIC_URL']?.startsWith('http:') ?? false;
  if (isPlain && !['1', 'true'].includes(given['ALLOW_HTTP'] ?? ''))
    issues.push(
      'PUBLIC_URL: must be https in production; ALLOW_HTTP=1 lets a trial on one machine do without',
    );
  if (given['DEMO_DATA'] === '1' || given['DEMO_DATA'] === 'true')
    issues.push('DEMO_DATA: is not for production');
  if (given['GOOGLE_CLIENT_ID'] && !given['GOOGLE_CLIENT_SECRET'])
    issues.push('GOOGLE_CLIENT_SECRET: is required with GOOGLE_CLIENT_ID');
  return issues;
}
