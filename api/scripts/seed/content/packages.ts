import type { PackageRow } from '../../../contract/subscriptions/entities/package.schema.ts';
import type { RecurringPaymentRow } from '../../../contract/payments/entities/recurring-payment.schema.ts';
import type { AccountName } from './accounts.ts';
import type { ProductName } from './products.ts';

/** One subscription as it is written down; days count from today, minus is the past. */
export interface DemoPackage {
  owner: AccountName;
  product: ProductName;
  cycle: PackageRow['billingCycle'];
  status: PackageRow['status'];
  /** First day ever, and the end of the period that is paid for; null for one that never began or never ends. */
  started: number | null;
  ends: number | null;
  autoRenew?: boolean;
  renewal?: PackageRow['renewalProcessStatus'];
  retries?: number;
  /** State of the standing order behind it. */
  recurring?: RecurringPaymentRow['status'];
  /** How it was paid, when not by card. */
  paidBy?: 'bank_transfer' | 'bit';
  enterprise?: { userLimit: number; community: string };
  /** The last receipt was taken back. */
  lastReceipt?: 'refunded' | 'cancelled';
}

const monthly = { cycle: 'monthly', status: 'active', autoRenew: true, recurring: 'active' } as const;
const yearly = { cycle: 'yearly', status: 'active', autoRenew: true, recurring: 'active' } as const;

export const demoPackages: readonly DemoPackage[] = [
  { owner: 'owner', product: 'pro', ...yearly, started: -398, ends: 332 },
  { owner: 'free', product: 'free', cycle: 'monthly', status: 'active', started: -96, ends: null },
  {
    owner: 'lapsed',
    product: 'pro',
    cycle: 'yearly',
    status: 'expired',
    started: -405,
    ends: -40,
    recurring: 'completed',
  },
  {
    owner: 'team',
    product: 'enterprise',
    cycle: 'yearly',
    status: 'active',
    started: -298,
    ends: 67,
    paidBy: 'bank_transfer',
    enterprise: { userLimit: 25, community: 'אופק נדל״ן' },
  },
  { owner: 'demo', product: 'pro', ...monthly, started: -245, ends: 25 },
  { owner: 'oren', product: 'pro', ...monthly, started: -355, ends: 5 },
  { owner: 'michal', product: 'pro', ...yearly, started: -335, ends: 30 },
  { owner: 'shira', product: 'pro', ...monthly, started: -322, ends: 8 },
  { owner: 'yael', product: 'business', ...yearly, started: -370, ends: 360 },
  { owner: 'noam', product: 'pro', ...monthly, started: -282, ends: 18 },
  { owner: 'noga', product: 'pro', ...yearly, started: -250, ends: 115 },
  {
    owner: 'amir',
    product: 'pro',
    ...monthly,
    status: 'past_due',
    started: -302,
    ends: -2,
    renewal: 'retry_scheduled',
    retries: 1,
  },
  { owner: 'sami', product: 'formerPro', ...monthly, started: -190, ends: 20 },
  {
    owner: 'sarah',
    product: 'yearly',
    ...yearly,
    started: -268,
    ends: 97,
    autoRenew: false,
    recurring: 'cancelled',
  },
  { owner: 'tomer', product: 'monthly', ...monthly, started: -172, ends: 8 },
  { owner: 'nadia', product: 'formerPro', ...monthly, started: -212, ends: 28, paidBy: 'bit' },
  {
    owner: 'maya',
    product: 'monthly',
    ...monthly,
    started: -141,
    ends: 9,
    autoRenew: false,
    recurring: 'paused',
  },
  {
    owner: 'maya',
    product: 'business',
    cycle: 'yearly',
    status: 'pending_payment',
    started: null,
    ends: null,
    recurring: 'pending',
  },
  { owner: 'alon', product: 'formerPro', ...yearly, started: -380, ends: 350 },
  { owner: 'ruth', product: 'pro', ...monthly, started: -232, ends: 8 },
  {
    owner: 'samira',
    product: 'business',
    cycle: 'monthly',
    status: 'refunded',
    started: -165,
    ends: -158,
    recurring: 'cancelled',
    lastReceipt: 'refunded',
  },
  { owner: 'samira', product: 'pro', ...monthly, started: -157, ends: 23 },
  {
    owner: 'avi',
    product: 'pro',
    cycle: 'monthly',
    status: 'cancelled',
    started: -312,
    ends: -72,
    renewal: 'exhausted',
    retries: 5,
    recurring: 'failed',
    lastReceipt: 'cancelled',
  },
  { owner: 'yossi', product: 'monthly', cycle: 'monthly', status: 'inactive', started: null, ends: null },
];
