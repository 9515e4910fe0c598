import styles from '../../subscriptions/checkout/checkout.module.css';
import type { TransferOffer } from './use-transfer-offer.ts';
import { useTransferMessages } from './use-transfer-messages.ts';

interface TransferOptionProps {
  offer: TransferOffer;
  chosen: boolean;
  onChoose(): void;
  /** What is bought: a plan's next year has to be paid by hand again. */
  of: 'plan' | 'order';
}

/** Bank transfer among the ways to pay; whoever isn't known as a business reads how to get there. */
export function TransferOption({ offer, chosen, onChoose, of }: TransferOptionProps) {
  const texts = useTransferMessages();
  if (offer === 'none') return null;
  if (offer === 'hinted') return <p className={styles['note']}>{texts.hint}</p>;
  return (
    <>
      <label>
        <input type="radio" name="method" value="transfer" checked={chosen} onChange={onChoose} />
        <span>{texts.option}</span>
      </label>
      {chosen && <p className={styles['note']}>{of === 'plan' ? texts.optionNote : texts.optionOrder}</p>}
    </>
  );
}
