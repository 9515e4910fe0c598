import type { PackageRow } from '../../../contract/subscriptions/entities/package.schema.ts';
import type { AccountName } from './accounts.ts';
import type { ProductName } from './products.ts';

/** One subscription as it is written down; days count from today, minus is the past. */
export interface DemoPackage {
  owner: AccountName;
  product: ProductName;
  cycle: PackageRow['billingCycle'];
  /** First day ever, and the end of the period that is paid for; null for one that never began or never ends. */
  started: number | null;
  ends: number | null;
  /** Its owner agreed to renewals and lets us keep the card. */
  renews?: true;
  /** What became of it, where it isn't simply in force. */
  fate?: 'declined' | 'stopped' | 'completed' | 'unpaid' | 'ended_by_staff' | 'withdrawn';
  enterprise?: { userLimit: number; community: string };
}

const monthly = { cycle: 'monthly', renews: true } as const;
const yearly = { cycle: 'yearly', renews: true } as const;

export const demoPackages: readonly DemoPackage[] = [
  { owner: 'owner', product: 'pro', ...yearly, started: -398, ends: 332 },
  { owner: 'free', product: 'free', cycle: 'monthly', started: -96, ends: null },
  { owner: 'lapsed', product: 'pro', ...yearly, started: -405, ends: -40, fate: 'completed' },
  {
    owner: 'team',
    product: 'enterprise',
    cycle: 'yearly',
    started: -298,
    ends: 67,
    enterprise: { userLimit: 25, community: 'אופק נדל״ן' },
  },
  { owner: 'demo', product: 'pro', ...monthly, started: -125, ends: 25 },
  { owner: 'oren', product: 'pro', ...monthly, started: -145, ends: 5 },
  { owner: 'michal', product: 'pro', ...yearly, started: -335, ends: 30 },
  { owner: 'shira', product: 'monthly', ...monthly, started: -142, ends: 8 },
  { owner: 'yael', product: 'business', ...yearly, started: -370, ends: 360 },
  { owner: 'noam', product: 'monthly', ...monthly, started: -132, ends: 18 },
  { owner: 'noga', product: 'pro', ...yearly, started: -250, ends: 115 },
  { owner: 'amir', product: 'pro', ...monthly, started: -152, ends: -2, fate: 'declined' },
  { owner: 'sami', product: 'formerPro', ...monthly, started: -130, ends: 20 },
  { owner: 'sarah', product: 'monthly', ...monthly, started: -272, ends: -269, fate: 'ended_by_staff' },
  { owner: 'sarah', product: 'yearly', ...yearly, started: -268, ends: 97, fate: 'stopped' },
  { owner: 'tomer', product: 'monthly', ...monthly, started: -112, ends: 8 },
  { owner: 'nadia', product: 'formerPro', ...monthly, started: -122, ends: 28 },
  { owner: 'maya', product: 'monthly', ...monthly, started: -81, ends: 9, fate: 'stopped' },
  { owner: 'maya', product: 'business', ...yearly, started: null, ends: null },
  { owner: 'alon', product: 'formerPro', ...yearly, started: -380, ends: 350 },
  // Young enough for its owner to withdraw from it.
  { owner: 'ruth', product: 'pro', ...monthly, started: -5, ends: 25 },
  { owner: 'samira', product: 'business', ...monthly, started: -165, ends: -162, fate: 'withdrawn' },
  { owner: 'samira', product: 'monthly', ...monthly, started: -97, ends: 23 },
  { owner: 'avi', product: 'pro', ...monthly, started: -192, ends: -72, fate: 'unpaid' },
  { owner: 'yossi', product: 'monthly', cycle: 'monthly', started: null, ends: null },
];
