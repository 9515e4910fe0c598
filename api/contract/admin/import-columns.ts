import type { Translated } from '../base/languages.ts';
import type { ImportKind } from './entities/csv-import.schema.ts';

interface ImportColumn {
  /** The field that it fills; as a title it counts, too. */
  name: string;
  titles: Translated;
  isRequired?: true;
}

const email = { name: 'email', titles: { he: 'אימייל', en: 'Email' } };
const phone = { name: 'phone', titles: { he: 'טלפון', en: 'Phone' } };

/** Columns of a file for each table, in any order; one that isn't required may be missing. */
export const importColumns: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  users: [
    { name: 'username', titles: { he: 'שם משתמש', en: 'Username' }, isRequired: true },
    { ...email, isRequired: true },
    phone,
    { name: 'language', titles: { he: 'שפה', en: 'Language' } },
  ],
  'contact-leads': [
    { name: 'name', titles: { he: 'שם', en: 'Name' }, isRequired: true },
    phone,
    email,
    { name: 'service', titles: { he: 'שירות', en: 'Service' } },
    { name: 'message', titles: { he: 'הודעה', en: 'Message' } },
  ],
  'card-allocations': [
    { name: 'owner', titles: { he: 'אימייל הבעלים', en: 'Owner’s email' }, isRequired: true },
    { name: 'code', titles: { he: 'קוד', en: 'Code' } },
    { name: 'cardId', titles: { he: 'מספר הכרטיס', en: 'Card number' } },
    { name: 'name', titles: { he: 'שם השבב', en: 'Chip name' } },
  ],
};
