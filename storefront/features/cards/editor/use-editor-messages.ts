import { defineMessages } from '../../../i18n/define-messages.ts';

export const useEditorMessages = defineMessages('editor', import.meta.glob('./editor.??.ts'));

export type EditorMessages = ReturnType<typeof useEditorMessages>;
