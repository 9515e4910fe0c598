import type { MyCardStatus } from '../../../../api/contract/cards/my-cards.schema.ts';
import styles from './card-tile.module.css';
import { useDashboardMessages } from './use-dashboard-messages.ts';

/** What visitors see of the card: a mark with a shape of its own, and a word. */
export function CardStatus({ status }: { status: MyCardStatus }) {
  const texts = useDashboardMessages();
  return (
    <span className={styles['status']} data-status={status}>
      {texts.statuses[status]}
    </span>
  );
}
