import type { CardView } from '../view.ts';
import { inQuery } from '../../../api/contract/base/in-query.ts';

/** Passes the card on in WhatsApp: where sharing leads without the script, which opens a sheet instead. */
export const shareHref = ({ card }: CardView): string =>
  `https://wa.me/?text=${inQuery(`${card.name}\n${card.url}`)}`;
