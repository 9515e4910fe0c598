import { formatDay, readMoment } from './formatting/dates.ts';
import type { ResourceName } from './resource-entities.ts';

type AnyRecord = Readonly<Record<string, unknown>>;
/** A text, or another record whose name is used. */
type NamePart = string | { resource: ResourceName; id: number };

const maxNameLength = 60;

function words(...values: unknown[]): NamePart[] {
  const found = values.find((value) => typeof value === 'string' && value.trim() !== '');
  if (typeof found !== 'string') return [];
  const line = found.replace(/\s+/gu, ' ').trim();
  return [line.length > maxNameLength ? `${line.slice(0, maxNameLength - 1)}…` : line];
}

function nameOf(resource: ResourceName, id: unknown): NamePart[] {
  return typeof id === 'number' ? [{ resource, id }] : [];
}

function day(value: unknown): NamePart[] {
  const read = readMoment(value);
  return read ? [formatDay(read)] : [];
}

const joined = (...values: unknown[]) => values.filter(Boolean).join(' ');

const names: Readonly<Record<ResourceName, (record: AnyRecord) => NamePart[]>> = {
  users: (user) => words(user['username'], user['email']),
  'user-addresses': (address) =>
    words(address['fullAddress'], joined(address['street'], address['houseNumber'], address['city'])),
  packages: (bought) => nameOf('products', bought['productId']),
  'staff-notes': (note) => words(note['words']),
  'contact-leads': (lead) => words(lead['name']),
  'business-profiles': (card) => words(card['businessName']),
  messages: (message) => words(message['content']),
  notifications: (notification) => words(notification['title']),
  'notification-campaigns': (campaign) => words(campaign['title']),
  'profile-stats': (stats) => nameOf('business-profiles', stats['profileId']),
  'error-logs': (issue) => words(issue['errorMessage'], issue['errorType']),
  'blog-posts': (post) => words(post['title']),
  payments: () => [],
  'provider-events': () => [],
  'statement-lines': () => [],
  payouts: (payout) => words(payout['payoutUid']),
  'payout-lines': () => [],
  proformas: (proforma) => words(proforma['number']),
  'tax-documents': (document) => words(document['number']),
  receipts: (receipt) => words(receipt['receiptNumber']),
  products: (product) => words(product['name']),
  'user-payment-methods': (method) =>
    words(
      method['nickname'],
      joined(method['cardBrand'], method['last4Digits'] ? `•••• ${String(method['last4Digits'])}` : ''),
      method['accountEmail'],
    ),
  'recurring-payments': (payment) => nameOf('products', payment['productId']),
  'checkout-locks': () => [],
  disputes: () => [],
  'nfc-products': (product) => words(product['name']),
  'physical-card-orders': () => [],
  'card-reports': (report) => words(report['cardName']),
  'card-takedowns': (takedown) => words(takedown['cardName']),
  'card-reviews': (review) => words(review['words']),
  'canned-answers': (answer) => words(answer['title']),
  'mail-log': (mail) => words(mail['subject']),
  'team-members': (member) => words(member['email']),
  'audit-log': () => [],
  'csv-imports': (file) => words(file['fileName']),
  'backup-runs': (run) => words(run['backupName']),
  coupons: (coupon) => words(coupon['code']),
  'coupon-redemptions': () => [],
  'vat-rates': (rate) => day(rate['firstDay']),
  'card-allocations': (chip) => words(chip['tapCode']),
};

/** The name by which staff know a record; its number if it has no name. */
export function nameParts(resource: ResourceName, record: AnyRecord): NamePart[] {
  const parts = names[resource]?.(record) ?? [];
  return parts.length > 0 ? parts : [`#${String(record['id'])}`];
}

/** What a query of react-admin says to have these fields of each record alone (`providers/read-list.ts`). */
export interface AskedColumns {
  meta: { columns: readonly string[] };
}

const namedBy = new Map<ResourceName, AskedColumns>();

/** Asks for what names of this resource are made of: the fields that are read of a record that has them all. */
export function namesOnly(resource: ResourceName): AskedColumns {
  const known = namedBy.get(resource);
  if (known) return known;
  const read = new Set(['id']);
  names[resource]?.(new Proxy({}, { get: (_record, field) => read.add(String(field)) && '1' }));
  const asked = { meta: { columns: [...read] } };
  namedBy.set(resource, asked);
  return asked;
}

/** The name as plain text, for files; other records in it appear by number. */
export function plainName(resource: ResourceName, record: AnyRecord): string {
  return nameParts(resource, record)
    .map((part) => (typeof part === 'string' ? part : `#${part.id}`))
    .join(' · ');
}

/** For inputs that search users. */
export const nameOfUser = (user: AnyRecord): string => plainName('users', user);
