import { defineMessages } from './define-messages.ts';

/** Texts of the shell: header, footer, titles, common words. Features define their own (`defineMessages`). */
export const useMessages = defineMessages('shell', import.meta.glob('./shell.??.ts'));

export type ShellMessages = ReturnType<typeof useMessages>;
