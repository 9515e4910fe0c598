import type { PackageMigrationFilter } from '../../../contract/subscriptions/entities/package-migration.schema.ts';
import type { ProductName } from './products.ts';

/** A move of packages to another product, and how far it has come; `at` in hours before today's start. */
export interface DemoMove {
  from: ProductName;
  to: ProductName;
  filter: PackageMigrationFilter;
  at: number;
  state: 'ready' | 'discarded' | 'stopped';
  /** Packages that it had moved when it was stopped. */
  moved?: number;
}

const inForce = { statuses: ['active', 'past_due'] } satisfies PackageMigrationFilter;

/** One that was thought better of, one that was stopped on its way, and one that waits to be started. */
export const demoMoves: readonly DemoMove[] = [
  {
    from: 'pro',
    to: 'business',
    filter: { ...inForce, billingCycle: 'yearly' },
    at: 500,
    state: 'discarded',
  },
  { from: 'monthly', to: 'pro', filter: inForce, at: 29, state: 'stopped', moved: 2 },
  { from: 'formerPro', to: 'pro', filter: inForce, at: 4, state: 'ready' },
];
