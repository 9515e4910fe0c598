import type { Page } from '@playwright/test';

/** Names that Hebrew writes in Latin letters, too. */
const latinInHebrew =
  /\b(?:npm run db -- rollback|NFC|QR|CSV|SEO|PDF|SVG|SQL|HTTP|HTML|Ctrl|Alt|Escape|WhatsApp|Waze|Google|Bikur|PayPlus|Stripe|Visa|Mastercard|PVC)\b/gu;

/** English on a Hebrew page, outside what the page marks as names, codes and people's own words. */
export function englishIn(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const text = (walker.currentNode.textContent ?? '').replaceAll(new RegExp(names, 'gu'), '');
      const parent = walker.currentNode.parentElement;
      if (/[A-Za-z]{2,}/u.test(text) && !parent?.closest('[translate="no"], script, style, [hidden]'))
        found.add(text.trim().slice(0, 80));
    }
    return [...found];
  }, latinInHebrew.source);
}
