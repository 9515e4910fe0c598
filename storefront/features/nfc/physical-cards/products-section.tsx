import { listNfcProductsEndpoint } from '../../../../api/contract/nfc/orders.endpoint.ts';
import { quoteCardsEndpoint } from '../../../../api/contract/nfc/card-checkout.endpoint.ts';
import { useRead } from '../../../lib/call.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { defaultPieces, maxPiecesEver } from '../../../../api/contract/nfc/card-checkout.schema.ts';
import type { PublicNfcProduct } from '../../../../api/contract/nfc/orders.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { ErrorPanel } from '../../website/errors/error-panel.tsx';
import { panelTypeOf } from '../../website/errors/panel-type.ts';
import styles from './physical-cards-page.module.css';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';
import { Money } from '../../../components/money.tsx';

/** Products on sale, with the price for a chosen quantity. */
export function ProductsSection() {
  const { products: texts } = usePhysicalCardsMessages();
  const { data, error, refetch } = useRead(listNfcProductsEndpoint);
  const [typed, setTyped] = useState(String(defaultPieces));
  const quantity = /^\d{1,6}$/u.test(typed) ? Math.min(maxPiecesEver, Math.max(1, Number(typed))) : 1;
  return (
    <PageSection title={texts.title}>
      {data ? (
        data.length === 0 ? (
          <p className={styles['facts']}>{texts.none}</p>
        ) : (
          <>
            <div className={styles['quantity']}>
              <TextField
                label={texts.quantity}
                dir="ltr"
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                value={typed}
                onChange={(event) => setTyped(event.target.value.replaceAll(/\D/gu, ''))}
                onBlur={() => setTyped(String(quantity))}
              />
            </div>
            <ul className={styles['products']}>
              {data.map((product) => (
                <Product key={product.id} product={product} wanted={quantity} />
              ))}
            </ul>
            <p className={styles['facts']}>{texts.note}</p>
          </>
        )
      ) : error ? (
        <ErrorPanel type={panelTypeOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="block" />
      )}
    </PageSection>
  );
}

function Product({ product, wanted }: { product: PublicNfcProduct; wanted: number }) {
  const { products: texts } = usePhysicalCardsMessages();
  const { id, name, description, regularPrice, additionalCardPrice, maxPieces, features } = product;
  const quantity = Math.min(wanted, maxPieces);
  // The server's price: the client computes none.
  const { data: quote, isPlaceholderData } = useRead(
    quoteCardsEndpoint,
    { params: { id }, query: { quantity } },
    { placeholderData: keepPreviousData },
  );
  return (
    <li className={styles['product']}>
      <h3>
        <bdi dir={directionOfText(name)}>{name}</bdi>
      </h3>
      {description && (
        <p className={styles['facts']}>
          <bdi dir={directionOfText(description)}>{description}</bdi>
        </p>
      )}
      <ul>
        {features.map((feature) => (
          <li key={feature}>
            <bdi dir={directionOfText(feature)}>{feature}</bdi>
          </li>
        ))}
      </ul>
      <p className={styles['facts']}>
        <span>
          {texts.first} <Money of={regularPrice} />
        </span>
        <span>
          {texts.further} <Money of={additionalCardPrice} />
        </span>
        {wanted > maxPieces && <span>{texts.upTo(maxPieces)}</span>}
      </p>
      <p className={styles['total']} aria-live="polite" aria-busy={isPlaceholderData}>
        {texts.total} {quote ? <Money of={quote.total} /> : '…'}
      </p>
      <ButtonLink to={`/checkout/physical-cards/${id}?quantity=${quantity}`} variant="line">
        {texts.order}
      </ButtonLink>
    </li>
  );
}
