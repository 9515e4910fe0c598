import type { MyCardStatus } from '../../../../api/contract/cards/my-cards.schema.ts';
import styles from './card-tile.module.css';
import { useDashboardMessages } from './use-dashboard-messages.ts';

/** What visitors meet: told by a mark of its own shape, and in words. */
export function CardStatus({ status }: { status: MyCardStatus }) {
  const texts = useDashboardMessages();
  return (
    <span className={styles['status']} data-status={status}>
      {texts.statuses[status]}
    </span>
  );
}
