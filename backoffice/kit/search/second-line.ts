import type { RaRecord } from 'react-admin';
import type { ResourceName } from '../resource-entities.ts';

const fields: Partial<Record<ResourceName, string>> = {
  users: 'email',
  'business-profiles': 'customSlug',
  'physical-card-orders': 'recipientName',
  receipts: 'description',
  'contact-leads': 'email',
  'blog-posts': 'slug',
  payments: 'status',
  'mail-log': 'toAddress',
  'staff-notes': 'authorName',
};

/** Distinguishes two records of the same name. */
export function secondLine(resource: ResourceName, record: RaRecord): string {
  const value: unknown = record[fields[resource] ?? 'id'];
  return typeof value === 'string' && value !== '' ? value : `#${String(record.id)}`;
}
