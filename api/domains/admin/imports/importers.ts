import type { ImportKind } from '../../../contract/admin/entities/csv-import.schema.ts';
import { adminInputs } from '../../../contract/admin/inputs.schema.ts';
import { createRow } from '../../../http/admin/create-row.ts';
import type { AdminInput } from '../../../http/admin/admin-resource.ts';
import { ContactLead } from '../../../models/ContactLead.ts';
import { User } from '../../../models/User.ts';
import { contactLeadsResource } from '../../leads/index.ts';
import { chipImporter } from './chip-importer.ts';
import type { CsvImporter } from './csv-importer.ts';
import { usersResource } from '../users/users.resource.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');

const userKeys = ({ username, email }: AdminInput) => [`name ${text(username)}`, `mail ${text(email)}`];

/** Accounts are opened as by hand: each person is invited by mail to choose a password. */
const users: CsvImporter = {
  input: adminInputs.users.create,
  keysOf: userKeys,
  async findKnown(knex, rows) {
    const found = await User.query(knex)
      .whereIn(
        'email',
        rows.map(({ email }) => String(email)),
      )
      .orWhereIn(
        'username',
        rows.map(({ username }) => String(username)),
      )
      .select('username', 'email');
    return new Set(found.flatMap((user) => userKeys({ ...user })));
  },
  make: (context, row) => createRow(usersResource, context, row),
};

/** By phone and mail: who asked twice about something else is told apart by their words. */
const leadKeys = ({ name, phone, email, message }: AdminInput) => [
  [name, phone, email, message].map(text).join('\n'),
];

const leads: CsvImporter = {
  input: adminInputs['contact-leads'].create,
  keysOf: leadKeys,
  async findKnown(knex, rows) {
    const found = await ContactLead.query(knex)
      .whereNull('profile_id')
      .where((either) =>
        either
          .whereIn(
            'phone',
            rows.flatMap(({ phone }) => (phone ? [String(phone)] : [])),
          )
          .orWhereIn(
            'email',
            rows.flatMap(({ email }) => (email ? [String(email)] : [])),
          ),
      )
      .select('name', 'phone', 'email', 'message');
    return new Set(found.flatMap((lead) => leadKeys({ ...lead })));
  },
  make: (context, row) => createRow(contactLeadsResource, context, row),
};

/** What may be taken in from a file, each as making one by hand does it. */
export const csvImporters: Readonly<Record<ImportKind, CsvImporter>> = {
  users,
  'contact-leads': leads,
  'card-allocations': chipImporter,
};
