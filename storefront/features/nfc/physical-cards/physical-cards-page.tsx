import { listChipsEndpoint } from '../../../../api/contract/nfc/chips.endpoint.ts';
import { useRead } from '../../../lib/call.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { ReadPart } from '../../website/errors/read-part.tsx';
import { ChipOffers } from './chip-offers.tsx';
import { ChipTakeBacks } from './chip-take-backs.tsx';
import { ChipsSection } from './chips-section.tsx';
import { ClaimChip } from './claim-chip.tsx';
import { OrdersSection } from './orders-section.tsx';
import styles from './physical-cards-page.module.css';
import { PrintPreview } from './print-preview.tsx';
import { ProductsSection } from './products-section.tsx';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

/** Printed cards on sale, orders, and the owner's chips (docs/product.md 4, 5). */
export function PhysicalCardsPage() {
  const { titles } = useMessages();
  const texts = usePhysicalCardsMessages();
  const chips = useRead(listChipsEndpoint);
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <h1>{titles['physical-cards']}</h1>
        <p>{texts.lede}</p>
      </header>
      {chips.data && <ChipTakeBacks takeBacks={chips.data.takeBacks} />}
      {chips.data && <ChipOffers offers={chips.data.offers} />}
      <OrdersSection />
      <ReadPart query={chips} loading={texts.loading}>
        {(list) => (
          <>
            <ChipsSection list={list} />
            <ClaimChip />
          </>
        )}
      </ReadPart>
      <ProductsSection />
      <PrintPreview />
    </div>
  );
}
