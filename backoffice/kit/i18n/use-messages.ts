import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { interfaceHebrew } from './he/interface.ts';
import type { TextPath } from './shape.ts';

/** Path of a message of the back office's own screens; a mistyped one fails the type check. */
export type WordKey = TextPath<typeof interfaceHebrew>;

/** Returns the back office's own messages in the user's language. */
export function useMessages(): (key: WordKey, values?: Record<string, string | number>) => string {
  const translate = useTranslate();
  return useCallback((key, values) => translate(`bikur.${key}`, values), [translate]);
}
