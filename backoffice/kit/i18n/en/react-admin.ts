import englishMessages from 'ra-language-english';
import type { ReactAdminMessages } from '../react-admin-messages.ts';

const { ra } = englishMessages as unknown as { ra: ReactAdminMessages };

/** Every text of react-admin itself, in English: its own, except where the back office uses other words. */
export const reactAdminEnglish: ReactAdminMessages = {
  ...ra,
  action: { ...ra.action, export: 'CSV', create: 'New', select_row: 'Select the row' },
  page: {
    ...ra.page,
    create: '%{name}: new',
    edit: 'Edit %{name}: %{recordRepresentation}',
    show: '%{name}: %{recordRepresentation}',
  },
  message: { ...ra.message, invalid_form: 'Please correct the marked fields' },
  notification: { ...ra.notification, updated: 'Changes saved |||| %{smart_count} items updated' },
};
