import { may, type Permission } from './permissions.ts';
import type { UserRole } from './roles.schema.ts';

/** Kinds of what happens to a person, in the order of the filter, and the permission that each asks for. */
const kinds = {
  'sign-in': 'people.read',
  card: 'cards.read',
  money: 'payments.read',
  mail: 'mail.read',
  conversation: 'inbox',
  order: 'orders.read',
  staff: 'people.read',
  note: 'people.read',
  lead: 'leads',
} as const satisfies Record<string, Permission>;

export type TimelineKind = keyof typeof kinds;
export const timelineKinds = Object.keys(kinds) as TimelineKind[];

/** Whether a role sees entries of a kind on the timeline of a person (docs/product.md 13.5). */
export const mayReadKind = (role: UserRole | undefined, kind: TimelineKind): boolean =>
  may(role, kinds[kind]);
