import { defineMessages } from '../../../i18n/define-messages.ts';

export const useLandingMessages = defineMessages({
  he: () => import('./landing.he.ts'),
  en: () => import('./landing.en.ts'),
});

export type LandingMessages = ReturnType<typeof useLandingMessages>;
