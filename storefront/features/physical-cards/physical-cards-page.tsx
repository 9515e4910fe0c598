import { useQuery } from '@tanstack/react-query';
import type { ChipList } from '../../../api/contract/chips.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { ErrorPanel } from '../errors/error-panel.tsx';
import { panelTypeOf } from '../errors/panel-type.ts';
import { ChipOffers } from './chip-offers.tsx';
import { ChipsSection } from './chips-section.tsx';
import { ClaimChip } from './claim-chip.tsx';
import { OrdersSection } from './orders-section.tsx';
import styles from './physical-cards-page.module.css';
import { PrintPreview } from './print-preview.tsx';
import { ProductsSection } from './products-section.tsx';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

/** Printed cards on sale, orders and their way, and the chips that are the owner's to run (product.md chapters 4, 5). */
export function PhysicalCardsPage() {
  const { titles } = useMessages();
  const texts = usePhysicalCardsMessages();
  const { data, error, refetch } = useQuery<ChipList>({ queryKey: ['/api/chips'] });
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <h1>{titles['physical-cards']}</h1>
        <p>{texts.lede}</p>
      </header>
      {data && <ChipOffers offers={data.offers} />}
      <OrdersSection />
      {data ? (
        <>
          <ChipsSection list={data} />
          <ClaimChip />
        </>
      ) : error ? (
        <ErrorPanel type={panelTypeOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div className={styles['loading']} aria-busy="true">
          <p>{texts.loading}</p>
          <Skeleton shape="block" />
        </div>
      )}
      <ProductsSection />
      <PrintPreview />
    </div>
  );
}
