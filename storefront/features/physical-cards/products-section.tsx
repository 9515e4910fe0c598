import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fromMinor, toMinor } from '../../../api/contract/money.ts';
import type { PublicNfcProduct } from '../../../api/contract/orders.ts';
import { directionOfText } from '../../../api/contract/typed-text.ts';
import { PageSection } from '../../components/page-section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { TextField } from '../../components/text-field.tsx';
import { formatMoney } from '../../lib/format-money.ts';
import { ContactLink } from '../contact/contact-link.tsx';
import { ErrorPanel } from '../errors/error-panel.tsx';
import { panelTypeOf } from '../errors/panel-type.ts';
import styles from './physical-cards-page.module.css';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

/** Pieces of an order unless said (specification section 9), and the most an order takes. */
const defaultQuantity = 100;
const mostPieces = 100_000;

/** What can be ordered, with the price of as many as are wanted. */
export function ProductsSection() {
  const { products: texts } = usePhysicalCardsMessages();
  const { data, error, refetch } = useQuery<PublicNfcProduct[]>({ queryKey: ['/api/nfc-products'] });
  const [typed, setTyped] = useState(String(defaultQuantity));
  const quantity = /^\d{1,6}$/u.test(typed) ? Math.min(mostPieces, Math.max(1, Number(typed))) : 1;
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
                <Product key={product.id} product={product} quantity={quantity} />
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

function Product({ product, quantity }: { product: PublicNfcProduct; quantity: number }) {
  const { products: texts } = usePhysicalCardsMessages();
  const { name, description, regularPrice, additionalCardPrice, features } = product;
  const total = toMinor(regularPrice) + (quantity - 1) * toMinor(additionalCardPrice);
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
          {texts.first} <bdi>{formatMoney(regularPrice)}</bdi>
        </span>
        <span>
          {texts.further} <bdi>{formatMoney(additionalCardPrice)}</bdi>
        </span>
      </p>
      <p className={styles['total']} aria-live="polite">
        {texts.total} <bdi>{formatMoney(fromMinor(total))}</bdi>
      </p>
      <ContactLink variant="line">{texts.order}</ContactLink>
    </li>
  );
}
