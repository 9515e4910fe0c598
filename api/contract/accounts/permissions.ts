import type { UserRole } from './roles.schema.ts';

/**
 * Who of staff may do what (docs/product.md 13.13): the one table by which the server admits, the back office hides, and
 * its page of roles tells it. An operation names its permission as its `access`; a table of the back office its own in
 * `api/contract/admin/resource-access.ts`.
 */
const matrix = {
  /** Enters the back office: its first page, its badges, one's own saved views. */
  office: ['admin', 'finance', 'support', 'content'],
  'people.read': ['admin', 'finance', 'support'],
  /** Details and addresses of a person, links sent to them, their sign-ins ended. */
  'people.write': ['admin', 'support'],
  /** What a person could lose their account by: another address, second factors removed, closing. */
  'people.secure': ['admin'],
  'people.view-as': ['admin', 'support'],
  /** Roles, sign-ins of staff and the audit log. */
  staff: ['admin'],
  'cards.read': ['admin', 'support', 'content'],
  /** Editing, holding, taking down and bringing back of cards; reports and reviews. */
  'cards.write': ['admin', 'support'],
  'cards.delete': ['admin'],
  leads: ['admin', 'support'],
  /** The inbox of the back office. */
  inbox: ['admin', 'support'],
  /** Reads and answers everybody's conversations in the storefront's chat. */
  chat: ['admin', 'support', 'moderator'],
  /** Mails and notifications that left. */
  'mail.read': ['admin', 'support'],
  campaigns: ['admin', 'content'],
  'packages.read': ['admin', 'finance', 'support'],
  /** Renewals stopped and resumed, charges tried again, teams. */
  'packages.write': ['admin', 'finance', 'support'],
  /** Plans given, extended and ended at once. */
  'packages.give': ['admin', 'finance'],
  'payments.read': ['admin', 'finance', 'support'],
  /** Refunds, decisions on payments, disputes, transfers, receipts sent again. */
  'payments.write': ['admin', 'finance'],
  /** The books: VAT, tax documents, pay-outs, statements, the accountant's files. */
  books: ['admin', 'finance'],
  'orders.read': ['admin', 'finance', 'support'],
  'orders.write': ['admin', 'support'],
  'catalogue.read': ['admin', 'finance', 'support', 'content'],
  /** Plans, products and coupons with their prices. */
  'catalogue.write': ['admin', 'finance'],
  /** Moving the packages of a product to another one and another price. */
  'package-migrations': ['admin', 'finance'],
  articles: ['admin', 'content'],
  /** Whole lists in a file, of the tables one may read. */
  export: ['admin', 'finance'],
  /** Errors, background jobs, backups and migrations of the schema. */
  system: ['admin'],
} as const satisfies Record<string, readonly UserRole[]>;

export type Permission = keyof typeof matrix;
export const permissions = Object.keys(matrix) as readonly Permission[];

/** Whether a role holds a permission; a guest holds none. */
export const may = (role: UserRole | undefined, permission: Permission): boolean =>
  role !== undefined && rolesWith(permission).includes(role);

/** Whose role holds a permission. */
export const rolesWith = (permission: Permission): readonly UserRole[] => matrix[permission];

/** The roles of staff who work in the back office: their sessions are short and ask for a second factor (docs/security.md S). */
export const officeRoles = rolesWith('office');
export const isOfficeRole = (role: UserRole | undefined): boolean => may(role, 'office');
