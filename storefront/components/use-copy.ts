import { useEffect, useRef, useState } from 'react';

/** Time for which a copy button confirms, in milliseconds (docs/specification.md 9). */
export const copyConfirmation = 2000;

/**
 * Copies text and confirms it for two seconds. A clipboard that refuses is only logged (docs/specification.md
 * 8): the text stays readable beside the button.
 */
export function useCopy(): { copied: boolean; copy: (text: string) => Promise<void> } {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), copyConfirmation);
    } catch (issue) {
      // oxlint-disable-next-line no-console -- the specification asks for the log and for nothing else
      console.warn('Copying to the clipboard failed', issue);
    }
  }
  return { copied, copy };
}
