import { defineMessages } from '../../../i18n/define-messages.ts';
import type { MakeLegalText } from './legal-text.ts';

export const useTermsText = defineMessages<MakeLegalText>({
  he: () => import('./texts/terms.he.ts'),
  en: () => import('./texts/terms.en.ts'),
});
