import { inQuery } from '../../../api/contract/base/in-query.ts';
import { sectionMessages } from '../section-messages.ts';
import type { CardView } from '../view.ts';

/** The chat with the owner, with the order of this service written already; null on a card without WhatsApp. */
export function orderHref({ card }: CardView, service: string): string | null {
  return (
    card.whatsapp && `${card.whatsapp.href}?text=${inQuery(sectionMessages[card.language].orderOf(service))}`
  );
}
