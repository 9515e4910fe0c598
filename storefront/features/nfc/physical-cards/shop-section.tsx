import { useState } from 'react';
import type { MyCard } from '../../../../api/contract/cards/my-cards.schema.ts';
import type { PrintChoice } from '../../../../api/contract/nfc/entities/printed-design.schema.ts';
import type { PublicNfcProduct } from '../../../../api/contract/nfc/orders.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { Money } from '../../../components/money.tsx';
import { GrainFilters } from '../printed/materials.tsx';
import {
  printedCardOf,
  printOfCard,
  samplePrintedCard,
  usualPrint,
  type Print,
} from '../printed/print-of-card.ts';
import { PrintedPiece } from '../printed/printed-piece.tsx';
import { PrintOptions } from './print-options.tsx';
import { ProductTile } from './product-tile.tsx';
import { QuantityLadder } from './quantity-ladder.tsx';
import styles from './shop.module.css';
import { useQuote } from './use-quote.ts';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

/** Pieces that the ladder starts with: enough to try, and no sum that frightens. */
const firstQuantity = 10;

interface ShopSectionProps {
  products: readonly PublicNfcProduct[];
  /** The card that is printed; null for an owner without any. */
  own: MyCard | null;
}

/** The shop: each product as the thing itself, with the owner's card on it; what is printed, how many, and the sum. */
export function ShopSection({ products, own }: ShopSectionProps) {
  const { shop: texts } = usePhysicalCardsMessages();
  const language = useLanguage();
  const card = own ? printedCardOf(own.card) : samplePrintedCard(texts.sampleName, language);
  const [productId, setProductId] = useState(products[0]?.id);
  const [choice, setChoice] = useState<Partial<PrintChoice>>({});
  const [quantity, setQuantity] = useState(firstQuantity);
  const product = products.find(({ id }) => id === productId) ?? products[0];
  const usual = usualPrint(card);
  const print = product && printOfCard(card, product.material, { ...usual, ...choice });
  const count = Math.min(quantity, product?.maxPieces ?? quantity);
  const quote = useQuote(product, count);
  if (!product || !print) return <p>{texts.none}</p>;
  const wish = new URLSearchParams({
    quantity: String(count),
    layout: print.layout,
    colour: print.colour,
    sides: print.sides,
    ...(own && { card: String(own.id) }),
  });
  return (
    <section id="shop" aria-labelledby="shop-title">
      <GrainFilters />
      <h2 id="shop-title">
        <VisuallyHidden>{texts.choose}</VisuallyHidden>
      </h2>
      <div className={styles['shelf']} role="radiogroup" aria-labelledby="shop-title">
        {products.map((one) => (
          <ProductTile
            key={one.id}
            product={one}
            print={printOfCard(card, one.material)}
            isChosen={one.id === product.id}
            onChoose={() => setProductId(one.id)}
          />
        ))}
      </div>
      <div className={styles['bench']}>
        <div className={styles['view']}>
          <div className={styles['sticky']}>
            <h3 className={styles['title']}>
              <bdi dir={directionOfText(product.name)}>{product.name}</bdi>, {texts.pieces(count)}
            </h3>
            <Sides print={print} />
            <p className={styles['note']}>{own ? texts.codeNote(count) : texts.sampleNote}</p>
            {product.features.length > 0 && (
              <ul className={styles['features']}>
                {product.features.map((feature) => (
                  <li key={feature}>
                    <bdi dir={directionOfText(feature)}>{feature}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
        <div>
          <PrintOptions print={print} card={card} onChange={(part) => setChoice({ ...choice, ...part })} />
          <QuantityLadder product={product} quantity={count} quote={quote} onChange={setQuantity} />
          <ol className={styles['when']} aria-label={texts.when}>
            {texts.steps.map(([step, time]) => (
              <li key={step}>
                <b>{step}</b>
                <small>{time}</small>
              </li>
            ))}
          </ol>
          <div className={styles['sum']} aria-live="polite">
            <p>
              <b>{quote ? <Money of={quote.total} /> : '…'}</b>
              <span>{texts.sum(count)}</span>
            </p>
            <ButtonLink to={`/checkout/physical-cards/${product.id}?${wish}`} size="big">
              {texts.toProof}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Front and back as large as they are looked at; a sticker has one side. */
function Sides({ print }: { print: Print }) {
  const { shop: texts } = usePhysicalCardsMessages();
  return (
    <div className={styles['sides']} data-material={print.material}>
      <PrintedPiece print={print} side="front" fine />
      {print.material !== 'sticker' && <PrintedPiece print={print} side="back" fine />}
      {print.sides === 'front' && print.material !== 'sticker' && (
        <p className={styles['quiet']}>{texts.blankBack}</p>
      )}
    </div>
  );
}
