import { whatsappShare } from '../../../api/contract/base/share-links.ts';
import type { CardView } from '../view.ts';

/** Passes the card on in WhatsApp: where sharing leads without the script, which opens a sheet instead. */
export const shareHref = ({ card }: CardView): string => whatsappShare(`${card.name}\n${card.url}`);
