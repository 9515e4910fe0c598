import { defineMessages } from '../../../i18n/define-messages.ts';

/** Texts of the card editor. */
export const useEditorMessages = defineMessages({
  he: () => import('./editor.he.ts'),
  en: () => import('./editor.en.ts'),
});

export type EditorMessages = ReturnType<typeof useEditorMessages>;
