import type { CopyPart, ToastContent } from './toast-store.ts';

/** Which part of a toast can be copied: what it asks for, else everything of a destructive one. */
export function copyPartOf(content: ToastContent): CopyPart | null {
  if (content.copy === false) return null;
  return content.copy ?? (content.variant === 'destructive' ? 'both' : null);
}

/** The text a toast's copy control puts on the clipboard; empty when the part is missing. */
export function copiedText(content: ToastContent, part: CopyPart): string {
  const { title, description } = content;
  const parts = { title: [title], description: [description], both: [title, description] }[part];
  return parts.filter(Boolean).join('\n');
}
