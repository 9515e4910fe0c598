import { defineMessages } from '../../../i18n/define-messages.ts';
import type { MakeLegalText } from './legal-text.ts';

export const useRefundText = defineMessages<MakeLegalText>({
  he: () => import('./texts/refund.he.ts'),
  en: () => import('./texts/refund.en.ts'),
});
