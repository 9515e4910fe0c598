import { sectionMessages } from '../section-messages.ts';
import type { CardView } from '../view.ts';

/** Signs of ASCII are escaped; letters of other alphabets may stand in an address as they are, and weigh a third. */
const inAddress = (text: string): string => text.replace(/[!-,/:-@[-`{-~\s%]/gu, encodeURIComponent);

/** The chat with the owner, with the order of this service written already; null on a card without WhatsApp. */
export function orderHref({ card }: CardView, service: string): string | null {
  return (
    card.whatsapp &&
    `${card.whatsapp.href}?text=${inAddress(sectionMessages[card.language].orderOf(service))}`
  );
}
