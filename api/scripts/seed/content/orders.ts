import type { AllocationStatus } from '../../../contract/nfc/entities/card-allocation.schema.ts';
import type { OrderStatus } from '../../../contract/nfc/entities/physical-card-order.schema.ts';
import {
  demoClaimCode,
  demoSlugs,
  demoTapCode,
  frozenTapCode,
  unassignedTapCode,
  unclaimedTapCode,
  type DemoSlug,
} from '../slugs.ts';
import type { AccountName } from './accounts.ts';
import type { NfcProductName } from './products.ts';

export interface DemoAllocation {
  slug: DemoSlug | null;
  /** Pieces, each with a code of its own. */
  quantity: number;
  /** A row from before, which stands for all of its pieces. */
  asOne?: true;
  /** What the owner calls the first of them. */
  names?: readonly string[];
  /** Taps of a named piece on a busy day, and of one without a name. */
  taps?: readonly [named: number, unnamed: number];
  status?: AllocationStatus;
  /** Of the first piece. */
  tapCode?: string;
  /** Nobody's until somebody types this. */
  claimCode?: string;
}

/** One order of physical cards; `age` in days. */
export interface DemoOrder {
  owner: AccountName;
  product: NfcProductName;
  slug: DemoSlug;
  quantity: number;
  status: OrderStatus;
  age: number;
  allocations: readonly DemoAllocation[];
  courier?: 'דואר ישראל' | 'צ׳יטה' | 'HFD';
  notes?: string;
  /** Its buyer has not approved the drawn proof yet. */
  awaitsApproval?: true;
}

export const demoOrders: readonly DemoOrder[] = [
  {
    owner: 'owner',
    product: 'pvc',
    slug: demoSlugs.danaLevi,
    quantity: 100,
    status: 'delivered',
    age: 210,
    courier: 'צ׳יטה',
    allocations: [
      {
        slug: demoSlugs.danaLevi,
        quantity: 60,
        tapCode: demoTapCode,
        names: ['דלפק', 'רכב', 'תיק עבודה'],
        taps: [12, 1],
      },
      { slug: demoSlugs.danaPrints, quantity: 36, names: ['יריד העיצוב'], taps: [9, 1] },
      { slug: demoSlugs.danaLevi, quantity: 1, status: 'frozen', tapCode: frozenTapCode },
      { slug: demoSlugs.danaLevi, quantity: 1, status: 'replaced' },
      { slug: null, quantity: 1, tapCode: unassignedTapCode },
      { slug: null, quantity: 1, tapCode: unclaimedTapCode, claimCode: demoClaimCode },
    ],
  },
  {
    owner: 'owner',
    product: 'bamboo',
    slug: demoSlugs.danaLevi,
    quantity: 20,
    status: 'shipped',
    age: 4,
    courier: 'HFD',
    notes: 'להשאיר אצל השכנה בקומה 1',
    allocations: [{ slug: demoSlugs.danaLevi, quantity: 20 }],
  },
  {
    owner: 'owner',
    product: 'sticker',
    slug: demoSlugs.danaPrints,
    quantity: 2,
    status: 'pending',
    age: 0,
    allocations: [],
  },
  {
    owner: 'yael',
    product: 'sticker',
    slug: demoSlugs.gefenBakery,
    quantity: 6,
    status: 'delivered',
    age: 120,
    courier: 'דואר ישראל',
    allocations: [{ slug: demoSlugs.gefenBakery, quantity: 6, asOne: true, taps: [0, 20] }],
  },
  {
    owner: 'noam',
    product: 'metal',
    slug: demoSlugs.noamAzulay,
    quantity: 30,
    status: 'in_production',
    age: 3,
    allocations: [{ slug: demoSlugs.noamAzulay, quantity: 30 }],
  },
  {
    owner: 'oren',
    product: 'pvc',
    slug: demoSlugs.peretzElectric,
    quantity: 100,
    status: 'paid',
    age: 1,
    allocations: [{ slug: demoSlugs.peretzElectric, quantity: 100 }],
  },
  {
    owner: 'noga',
    product: 'bamboo',
    slug: demoSlugs.cafeNoga,
    quantity: 10,
    status: 'paid',
    age: 9,
    notes: 'ממתין לאישור הלוגו',
    awaitsApproval: true,
    allocations: [{ slug: demoSlugs.cafeNoga, quantity: 10 }],
  },
  {
    owner: 'amir',
    product: 'pvc',
    slug: demoSlugs.hadadDental,
    quantity: 50,
    status: 'cancelled',
    age: 44,
    allocations: [],
  },
  {
    owner: 'tomer',
    product: 'pvc',
    slug: demoSlugs.tomerFit,
    quantity: 40,
    status: 'returned',
    age: 30,
    courier: 'דואר ישראל',
    notes: 'הגיע עם טעות בטלפון',
    allocations: [{ slug: demoSlugs.tomerFit, quantity: 40, status: 'released' }],
  },
  {
    owner: 'sarah',
    product: 'metal',
    slug: demoSlugs.sarahCohen,
    quantity: 10,
    status: 'refunded',
    age: 75,
    allocations: [{ slug: demoSlugs.sarahCohen, quantity: 10, status: 'released' }],
  },
  {
    owner: 'team',
    product: 'pvc',
    slug: demoSlugs.ofekGroup,
    quantity: 250,
    status: 'delivered',
    age: 160,
    courier: 'צ׳יטה',
    allocations: [
      { slug: demoSlugs.ofekGroup, quantity: 70 },
      { slug: demoSlugs.ofekRami, quantity: 60 },
      { slug: demoSlugs.ofekLior, quantity: 60 },
      { slug: demoSlugs.ofekHanna, quantity: 60 },
    ],
  },
  {
    owner: 'demo',
    product: 'bamboo',
    slug: demoSlugs.giliCeramics,
    quantity: 25,
    status: 'delivered',
    age: 90,
    courier: 'HFD',
    allocations: [{ slug: demoSlugs.giliCeramics, quantity: 25, names: ['דלפק הסטודיו'], taps: [8, 1] }],
  },
];

/** A chip that staff ask its owner for, named by its card; `at` in hours before today's start. */
export const demoTakeBack = {
  slug: demoSlugs.gefenBakery,
  reason: 'המדבקות הוחלפו באחריות, והישנות צריכות לחזור אלינו.',
  at: 20,
} as const satisfies { slug: DemoSlug; reason: string; at: number };

/** A chip that its owner offers to another account. */
export const demoHandOver = {
  slug: demoSlugs.ofekLior,
  to: 'ruth',
  at: 15,
} as const satisfies { slug: DemoSlug; to: AccountName; at: number };
