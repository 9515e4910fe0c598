import { whatsappShare } from '../../../../api/contract/base/share-links.ts';

export interface WhatsappWindow {
  /** Shows WhatsApp with a message that has no receiver yet. */
  go(message: string): void;
  close(): void;
}

/**
 * Opens the window for WhatsApp within the press itself, before the link is there: a browser blocks one that is opened
 * later. Where it is blocked all the same, the link stands on the page.
 */
export function openWhatsapp(): WhatsappWindow {
  const opened = window.open('', '_blank');
  return {
    go(message) {
      if (!opened) return;
      opened.opener = null;
      opened.location.href = whatsappShare(message);
    },
    close: () => opened?.close(),
  };
}
