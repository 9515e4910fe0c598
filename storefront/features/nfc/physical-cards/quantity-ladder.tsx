import { useState } from 'react';
import type { PublicNfcProduct } from '../../../../api/contract/nfc/orders.schema.ts';
import { Money } from '../../../components/money.tsx';
import { Stepper } from '../../../components/stepper.tsx';
import styles from './shop.module.css';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

/** What stands in the last rung before anything is typed there: between two listed quantities. */
const firstOther = 25;

interface QuantityLadderProps {
  product: PublicNfcProduct;
  quantity: number;
  /** Undefined while it loads. */
  quote: { total: string } | undefined;
  onChange(quantity: number): void;
}

/** Quantities with their sums and the price of a piece; any other number in the last rung. */
export function QuantityLadder({ product, quantity, quote, onChange }: QuantityLadderProps) {
  const { shop: texts } = usePhysicalCardsMessages();
  const { prices, maxPieces } = product;
  const isListed = prices.some((price) => price.quantity === quantity);
  const [isOther, setOther] = useState(false);
  const [typed, setTyped] = useState(String(Math.min(firstOther, maxPieces)));
  const highest = Number(prices[0]?.each ?? 1);
  const other = isOther || !isListed;

  function type(text: string) {
    const digits = text.replaceAll(/\D/gu, '').slice(0, String(maxPieces).length);
    setTyped(digits);
    setOther(true);
    const count = Number(digits);
    if (count >= 1) onChange(Math.min(count, maxPieces));
  }

  return (
    <fieldset className={styles['option']}>
      <legend>
        {texts.quantity} <small>{texts.withTax}</small>
      </legend>
      {prices.map((price) => (
        <label key={price.quantity} className={styles['rung']}>
          <input
            type="radio"
            name="quantity"
            checked={!other && price.quantity === quantity}
            onChange={() => {
              setOther(false);
              onChange(price.quantity);
            }}
          />
          <b>{price.quantity}</b>
          <span className={styles['bar']} aria-hidden="true">
            <i style={{ inlineSize: `${Math.round((Number(price.each) / highest) * 100)}%` }} />
          </span>
          <span className={styles['price']}>
            <b>
              <Money of={price.total} />
            </b>
            <small>
              {price.quantity === 1 ? (
                texts.single
              ) : (
                <>
                  <Money of={price.each} /> {texts.apiece}
                </>
              )}
            </small>
          </span>
        </label>
      ))}
      <div className={styles['rung']} data-other>
        <input
          type="radio"
          name="quantity"
          aria-label={texts.other(maxPieces)}
          checked={other}
          onChange={() => type(typed)}
        />
        <span>{texts.other(maxPieces)}</span>
        <Stepper
          aria-label={texts.quantity}
          value={typed}
          max={maxPieces}
          fewer={texts.fewer}
          more={texts.more}
          onChange={type}
          onBlur={() => setTyped(String(Math.min(Math.max(1, Number(typed)), maxPieces)))}
        />
        {other && quote && (
          <span className={styles['price']}>
            <b>
              <Money of={quote.total} />
            </b>
          </span>
        )}
      </div>
    </fieldset>
  );
}
