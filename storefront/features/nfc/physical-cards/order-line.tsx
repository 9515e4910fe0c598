import type { OwnOrder } from '../../../../api/contract/nfc/orders.schema.ts';
import { StatusWord } from '../../../components/status-word.tsx';
import styles from './order-line.module.css';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

/** Steps of a successful order; other ends are a single word. */
const way = ['pending', 'paid', 'in_production', 'shipped', 'delivered'] as const;

export function OrderLine({ status }: { status: OwnOrder['status'] }) {
  const { orders: texts } = usePhysicalCardsMessages();
  const place = way.findIndex((step) => step === status);
  if (place === -1) return <StatusWord tone="calm">{texts.statuses[status]}</StatusWord>;
  return (
    <ol className={styles['line']} aria-label={texts.line}>
      {way.map((step, index) => (
        <li
          key={step}
          data-state={index < place || status === 'delivered' ? 'done' : index === place ? 'now' : 'ahead'}
          aria-current={index === place ? 'step' : undefined}
        >
          {texts.statuses[step]}
        </li>
      ))}
    </ol>
  );
}
