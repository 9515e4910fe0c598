import type { RaRecord } from 'react-admin';
import type { Translate } from '../fields/make-field.tsx';
import type { ChoiceName } from '../i18n/he/choices.ts';
import { namesOnly, type AskedColumns } from '../record-names.ts';
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

/** A note leads to the record that it is written on. */
const further: Partial<Record<ResourceName, readonly string[]>> = { 'staff-notes': ['resource', 'recordId'] };

/** Asks for what a find shows, and for what it leads to. */
export function foundColumns(resource: ResourceName): AskedColumns {
  const shown = [...namesOnly(resource).meta.columns, fields[resource] ?? 'id', ...(further[resource] ?? [])];
  return { meta: { columns: [...new Set(shown)] } };
}

/** Fields of which each value has a word. */
const choices: Partial<Record<ResourceName, ChoiceName>> = { payments: 'attemptStatus' };

/** Distinguishes two records of the same name. */
export function secondLine(resource: ResourceName, record: RaRecord, translate: Translate): string {
  const value: unknown = record[fields[resource] ?? 'id'];
  const choice = choices[resource];
  if (choice) return translate(`bikur.choices.${choice}.${String(value)}`, { _: String(value) });
  return typeof value === 'string' && value !== '' ? value : `#${String(record.id)}`;
}
