import { may, type Permission } from '../accounts/permissions.ts';
import type { UserRole } from '../accounts/roles.schema.ts';
import type { AdminResourceName } from './rows.schema.ts';

/** What a table of the back office asks of whoever reads it and of whoever changes it. */
interface ResourceAccess {
  read: Permission;
  /** For creating, updating, deleting, and for commands that name nothing else; absent where nobody of staff writes. */
  write?: Permission;
  /** Commands that ask for more than `write`, or for something else, by their names. */
  commands?: Readonly<Partial<Record<string, Permission>>>;
  /** Fields that only their permission shows; for others they are empty. */
  fields?: Readonly<Partial<Record<string, Permission>>>;
}

const books: ResourceAccess = { read: 'books', write: 'books' };
const payments: ResourceAccess = { read: 'payments.read', write: 'payments.write' };
const catalogue: ResourceAccess = { read: 'catalogue.read', write: 'catalogue.write' };
const cards: ResourceAccess = { read: 'cards.read', write: 'cards.write' };

/**
 * Which permission each table of the back office asks for (docs/product.md 13.13): the server mounts its operations
 * with it, and the back office hides menu entries, buttons, tabs and fields by it.
 */
export const resourceAccess: Readonly<Record<AdminResourceName | 'package-migrations', ResourceAccess>> = {
  users: {
    read: 'people.read',
    write: 'people.write',
    commands: {
      'verify-email': 'people.secure',
      'change-email': 'people.secure',
      'ask-factor-reset': 'people.secure',
      'reset-factors': 'people.secure',
      close: 'people.secure',
      'ask-role': 'staff',
      'confirm-role': 'staff',
      'refuse-role': 'staff',
      'view-as': 'people.view-as',
      'create-card': 'cards.write',
      'see-leads': 'people.view-as',
      'give-package': 'packages.give',
      'extend-package': 'packages.give',
    },
    fields: { googleId: 'people.secure', paymentCustomerId: 'payments.write' },
  },
  'user-addresses': { read: 'people.read', write: 'people.write' },
  packages: {
    read: 'packages.read',
    write: 'packages.write',
    commands: { 'cancel-now': 'packages.give', extend: 'packages.give' },
  },
  'team-members': { read: 'packages.read', write: 'packages.write' },
  'contact-leads': { read: 'leads', write: 'leads' },
  // Whoever reads about people writes down what they learn.
  'staff-notes': { read: 'people.read', write: 'people.read' },
  'business-profiles': { ...cards, commands: { delete: 'cards.delete' } },
  'profile-stats': cards,
  'card-reports': cards,
  'card-takedowns': cards,
  'card-reviews': cards,
  'card-allocations': { read: 'orders.read', write: 'orders.write' },
  'physical-card-orders': {
    read: 'orders.read',
    write: 'orders.write',
    commands: { refund: 'payments.write', cancel: 'payments.write' },
    fields: { shippingAddress: 'orders.write', notes: 'orders.write' },
  },
  messages: { read: 'inbox', write: 'inbox' },
  'canned-answers': { read: 'inbox', write: 'inbox' },
  notifications: { read: 'mail.read' },
  'notification-campaigns': { read: 'campaigns', write: 'campaigns' },
  'mail-log': { read: 'mail.read', write: 'mail.read' },
  receipts: payments,
  payments,
  disputes: payments,
  proformas: payments,
  'recurring-payments': payments,
  'user-payment-methods': payments,
  'checkout-locks': payments,
  'tax-documents': books,
  'provider-events': books,
  'statement-lines': books,
  payouts: books,
  'payout-lines': books,
  'vat-rates': books,
  products: catalogue,
  'nfc-products': catalogue,
  coupons: catalogue,
  'coupon-redemptions': { read: 'payments.read' },
  'package-migrations': { read: 'package-migrations', write: 'package-migrations' },
  'blog-posts': { read: 'articles', write: 'articles' },
  'error-logs': { read: 'system', write: 'system' },
  'backup-runs': { read: 'system' },
  'csv-imports': { read: 'people.secure', write: 'people.secure' },
  'audit-log': { read: 'staff' },
};

export type AccessResource = keyof typeof resourceAccess;

/** `create`, `update` and `delete` ask for `write`; a command for its own permission, else for `write` too. */
export function accessTo(resource: AccessResource, action: string): Permission {
  const { read, write, commands } = resourceAccess[resource];
  if (action === 'read') return read;
  const asked = commands?.[action] ?? write;
  if (!asked) throw new Error(`Nobody of staff writes ${resource}`);
  return asked;
}

/** The fields of a table that this role doesn't see. */
export const hiddenFields = (resource: AccessResource, role: UserRole): readonly string[] =>
  Object.entries(resourceAccess[resource].fields ?? {}).flatMap(([field, asked]) =>
    asked && !may(role, asked) ? [field] : [],
  );
