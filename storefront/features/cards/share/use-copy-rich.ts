import { useEffect, useRef, useState } from 'react';
import { copyConfirmation } from '../../../components/use-copy.ts';

/**
 * Copies formatted text, with plain text beside it for programs that take no formatting, and confirms it for
 * two seconds. A clipboard that refuses is only logged, as everywhere (docs/specification.md 8).
 */
export function useCopyRich(): { copied: boolean; copy: (html: string, text: string) => Promise<void> } {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(html: string, text: string) {
    const blob = (content: string, type: string) => new Blob([content], { type });
    try {
      await navigator.clipboard.write([
        new ClipboardItem({ 'text/html': blob(html, 'text/html'), 'text/plain': blob(text, 'text/plain') }),
      ]);
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
