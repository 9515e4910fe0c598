import { useState } from 'react';
import { listMyCardsEndpoint } from '../../../../api/contract/cards/my-cards.endpoint.ts';
import type { MyCard } from '../../../../api/contract/cards/my-cards.schema.ts';
import { listChipsEndpoint } from '../../../../api/contract/nfc/chips.endpoint.ts';
import { listNfcProductsEndpoint } from '../../../../api/contract/nfc/orders.endpoint.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyNote } from '../../../components/empty-note.tsx';
import { Field } from '../../../components/field.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import { useRead } from '../../../lib/call.ts';
import { ReadPart } from '../../website/errors/read-part.tsx';
import { OpenTransfers } from '../../payments/transfers/open-transfers.tsx';
import { ChipOffers } from './chip-offers.tsx';
import { ChipTakeBacks } from './chip-take-backs.tsx';
import { ChipsSection } from './chips-section.tsx';
import { ClaimChip } from './claim-chip.tsx';
import { OrdersSection } from './orders-section.tsx';
import styles from './physical-cards-page.module.css';
import { ShopSection } from './shop-section.tsx';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

/** The shop of printed cards first, then the owner's chips, orders, and activation (docs/product.md 4, 5). */
export function PhysicalCardsPage() {
  const texts = usePhysicalCardsMessages();
  const products = useRead(listNfcProductsEndpoint);
  const mine = useRead(listMyCardsEndpoint);
  const { data: chips } = useRead(listChipsEndpoint);
  const [chosenId, setChosenId] = useState<number>();
  const cards = mine.data?.cards ?? [];
  const own = cards.find(({ id }) => id === chosenId) ?? cards[0] ?? null;
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <div>
          <h1>{texts.heading}</h1>
          <p>{texts.lede}</p>
        </div>
        {cards.length > 1 && (
          <Field label={texts.shop.whose}>
            {(control) => (
              <select
                {...control}
                value={own?.id}
                onChange={({ target }) => setChosenId(Number(target.value))}
              >
                {cards.map(({ id, card }) => (
                  <option key={id} value={id}>
                    {card.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </header>
      <nav className={styles['anchors']} aria-label={texts.onThisPage}>
        <a href="#shop">{texts.toShop}</a>
        <a href="#mine">
          {texts.chips.title} {chips && <small>{chips.totals.pieces}</small>}
        </a>
        <a href="#orders">{texts.orders.title}</a>
        <a href="#code">{texts.haveCode}</a>
      </nav>
      {chips && <ChipTakeBacks takeBacks={chips.takeBacks} />}
      {chips && <ChipOffers offers={chips.offers} />}
      {mine.data && <CardNotice own={own} />}
      <ReadPart query={products} loading={texts.loading}>
        {(list) => <ShopSection key={own?.id} products={list} own={own} />}
      </ReadPart>
      <div id="mine">
        <ChipsSection />
      </div>
      <div id="orders">
        <OpenTransfers of="order" />
        <OrdersSection />
      </div>
      <div id="code">
        <ClaimChip />
      </div>
    </div>
  );
}

/** Says what stands between the owner and a useful print: no card yet, or one that visitors don't see. */
function CardNotice({ own }: { own: MyCard | null }) {
  const { shop: texts } = usePhysicalCardsMessages();
  if (!own)
    return (
      <EmptyNote title={texts.noCard} text={texts.noCardText}>
        <ButtonLink to="/dashboard?new=1">{texts.makeCard}</ButtonLink>
      </EmptyNote>
    );
  if (own.status === 'live') return null;
  return (
    <p className={styles['notice']} role="status">
      {texts.hidden[own.status]}{' '}
      <TextLink to={own.status === 'needs_renewal' ? '/subscription' : `/editor/${own.id}`}>
        {texts.hiddenLink[own.status]}
      </TextLink>
    </p>
  );
}
