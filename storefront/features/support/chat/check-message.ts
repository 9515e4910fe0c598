import { messageBody } from '../../../../api/contract/support/support.schema.ts';
import type { Language } from '../../../../api/contract/base/languages.ts';
import { translateIssues } from '../../../../api/contract/base/translate-issue.ts';

export { maxMessageLength } from '../../../../api/contract/support/support.schema.ts';

/** The issue the server would find in a message, in words; null without one. */
export function checkMessage(content: string, language: Language): string | null {
  const checked = messageBody.safeParse({ content });
  if (checked.success) return null;
  return translateIssues(checked.error.issues, language)['content'] ?? null;
}
