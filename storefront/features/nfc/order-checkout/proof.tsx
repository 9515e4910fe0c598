import { listMyCardsEndpoint } from '../../../../api/contract/cards/my-cards.endpoint.ts';
import { useRead } from '../../../lib/call.ts';
import type { NamedCard } from '../../../../api/contract/nfc/chips.schema.ts';
import { ReadPart } from '../../website/errors/read-part.tsx';
import { PrintedSides } from '../physical-cards/printed-sides.tsx';
import styles from './card-checkout.module.css';
import { useCardCheckoutMessages } from './use-card-checkout-messages.ts';

/** Drawn proof of the card with the most pieces. */
export function Proof({ card }: { card: NamedCard | undefined }) {
  const { proof: texts } = useCardCheckoutMessages();
  const cards = useRead(
    listMyCardsEndpoint,
    { query: { q: card?.name.slice(0, 120) ?? '' } },
    { enabled: card !== undefined },
  );
  if (!card) return <p className={styles['note']}>{texts.none}</p>;
  return (
    <ReadPart query={cards}>
      {(list) => {
        const own = list.cards.find(({ id }) => id === card.id);
        return (
          <div className={styles['stack']}>
            {own && <PrintedSides card={own.card} />}
            <p className={styles['note']}>{texts.text}</p>
          </div>
        );
      }}
    </ReadPart>
  );
}
