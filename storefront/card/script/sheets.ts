// oxlint-disable typescript/no-non-null-assertion -- the markup is our own; each check would be weight
import { showGallery } from './gallery.ts';
import { copyButton, make, openSheet } from './sheet.ts';
import { say } from './messages.ts';

/** What is fetched when somebody asks for the first sheet. */
export const sheets = {
  /** For browsers without a share sheet of their own: the link to copy, and WhatsApp. */
  share(link: HTMLElement, url: string): void {
    openSheet(link, copyButton(url), link.cloneNode(true));
  },
  /** The code stays where it is, for the way without scripts; the sheet shows another. */
  code(link: HTMLElement): void {
    openSheet(link, document.getElementById('qr')!.cloneNode(true));
  },
  gallery: showGallery,
  /** Where a contact file leads nowhere: call, write, copy, or leave the app for the browser. */
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
