// oxlint-disable typescript/no-non-null-assertion -- the markup is our own; each check would be weight
import { showGallery } from './gallery.ts';
import { copyButton, make, openSheet } from './sheet.ts';
import { say } from './messages.ts';

/** Fetched when the visitor asks for the first sheet. */
export const sheets = {
  /** For browsers that have no share sheet: the link to copy, and WhatsApp. */
  share(link: HTMLElement, url: string): void {
    openSheet(link, copyButton(url), link.cloneNode(true));
  },
  /** The page's QR code stays in place for visitors without scripts; the sheet shows a clone. */
  code(link: HTMLElement): void {
    openSheet(link, document.getElementById('qr')!.cloneNode(true));
  },
  gallery: showGallery,
  /** For browsers in which a contact file does nothing: call, write, copy, or open the card in the system's browser. */
  save(link: HTMLElement, url: string): void {
    const bare = url.replace(/^https?:/, '');
    const isAndroid = /Android/.test(navigator.userAgent);
    const ways = ['phone', 'whatsapp'].flatMap(
      (kind) => document.querySelector(`[data-track=${kind}]`)?.cloneNode(true) ?? [],
    );
    const outside = make('a', {
      textContent: say.outside,
      href: isAndroid ? `intent:${bare}#Intent;scheme=https;end` : `x-safari-https:${bare}`,
    });
    openSheet(link, say.inApp, ...ways, copyButton(url), outside);
  },
};
