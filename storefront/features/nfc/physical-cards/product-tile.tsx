import CheckIcon from '~icons/ph/check-bold';
import type { PublicNfcProduct } from '../../../../api/contract/nfc/orders.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Money } from '../../../components/money.tsx';
import type { Print } from '../printed/print-of-card.ts';
import { PrintedPiece } from '../printed/printed-piece.tsx';
import styles from './shop.module.css';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

interface ProductTileProps {
  product: PublicNfcProduct;
  print: Print;
  isChosen: boolean;
  onChoose(): void;
}

/** A product as the thing itself, with the price of a single piece and of one among many. */
export function ProductTile({ product, print, isChosen, onChoose }: ProductTileProps) {
  const { shop: texts } = usePhysicalCardsMessages();
  const { id, name, description, prices, material } = product;
  const [smallest] = prices;
  const largest = prices.at(-1);
  return (
    <label className={styles['product']}>
      <input type="radio" name="product" value={id} checked={isChosen} onChange={onChoose} />
      <span className={styles['picture']} data-material={material}>
        {material !== 'sticker' && <PrintedPiece print={print} side="back" hidden />}
        <PrintedPiece print={print} side="front" hidden />
      </span>
      <span className={styles['words']}>
        <span className={styles['mark']} aria-hidden="true">
          <CheckIcon />
        </span>
        <b>
          <bdi dir={directionOfText(name)}>{name}</bdi>
        </b>
        {description && (
          <span className={styles['quiet']}>
            <bdi dir={directionOfText(description)}>{description}</bdi>
          </span>
        )}
        <span className={styles['from']}>
          {texts.from} <Money of={smallest?.total} />
        </span>
        {largest && largest.quantity > 1 && (
          <small className={styles['quiet']}>
            {texts.each(largest.quantity)} <Money of={largest.each} />
          </small>
        )}
      </span>
    </label>
  );
}
