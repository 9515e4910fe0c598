import type { PublicCard } from '../../../api/contract/cards/public-card.schema.ts';

/** The name under which people know a way of paying: Bit is paid on somebody else's page. */
export const nameOfPayment = ({ kind, house }: PublicCard['paymentLinks'][number]): string =>
  kind === 'bit' ? 'Bit' : house;
