import { listOrdersEndpoint } from '../../../../api/contract/nfc/orders.endpoint.ts';
import { pageFilters } from '../../../../api/contract/base/list-filters.ts';
import { EmptyNote } from '../../../components/empty-note.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { PagesNav } from '../../../components/pages-nav.tsx';
import { useFilteredRead } from '../../../lib/use-filtered-read.ts';
import { ReadPart } from '../../website/errors/read-part.tsx';
import { OrderRow } from './order-row.tsx';
import styles from './physical-cards-page.module.css';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

/** Orders, newest first; the page is in the address. */
export function OrdersSection() {
  const { orders: texts } = usePhysicalCardsMessages();
  const orders = useFilteredRead(listOrdersEndpoint, pageFilters);
  return (
    <PageSection title={texts.title}>
      <ReadPart query={orders}>
        {(data) => (
          <div aria-busy={orders.isPlaceholderData}>
            {data.total === 0 ? (
              <EmptyNote title={texts.none} text={texts.noneText} />
            ) : (
              <ul className={styles['rows']}>
                {data.orders.map((order) => (
                  <OrderRow key={order.id} order={order} />
                ))}
              </ul>
            )}
            <PagesNav page={data.page} pages={data.pages} addressOf={addressOf} />
          </div>
        )}
      </ReadPart>
    </PageSection>
  );
}

const addressOf = (page: number) => (page === 1 ? '/physical-cards' : `/physical-cards?page=${page}`);
