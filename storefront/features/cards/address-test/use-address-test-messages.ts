import { defineMessages } from '../../../i18n/define-messages.ts';

export const useAddressTestMessages = defineMessages(
  'address-test',
  import.meta.glob('./address-test.??.ts'),
);
