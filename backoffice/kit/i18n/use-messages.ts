import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { interfaceHebrew } from './he/interface.ts';
import type { TextPath } from './shape.ts';

/** Path of a text of our own screens; a mistyped one fails the type check. */
export type WordKey = TextPath<typeof interfaceHebrew>;

/** Gives the words of our own screens in the person's language. */
export function useMessages(): (key: WordKey, values?: Record<string, string | number>) => string {
  const translate = useTranslate();
  return useCallback((key, values) => translate(`bikur.${key}`, values), [translate]);
}
