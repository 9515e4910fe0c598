import type { CopyPart, ToastContent } from './toast-store.ts';

/** The part of a toast that can be copied: the one it names, else everything for a destructive toast. */
export function copyPartOf(content: ToastContent): CopyPart | null {
  if (content.copy === false) return null;
  return content.copy ?? (content.variant === 'destructive' ? 'both' : null);
}

/** The text a toast's copy button copies; empty when the part is missing. */
export function copiedText(content: ToastContent, part: CopyPart): string {
  const { title, description } = content;
  const parts = { title: [title], description: [description], both: [title, description] }[part];
  return parts.filter(Boolean).join('\n');
}
