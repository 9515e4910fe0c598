import { defineMessages } from '../../../i18n/define-messages.ts';
import type { MakeLegalText } from './legal-text.ts';

export const usePrivacyText = defineMessages<MakeLegalText>({
  he: () => import('./texts/privacy.he.ts'),
  en: () => import('./texts/privacy.en.ts'),
});
