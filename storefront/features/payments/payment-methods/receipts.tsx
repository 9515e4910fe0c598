import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageFilters } from '../../../../api/contract/base/list-filters.ts';
import type { ReceiptList } from '../../../../api/contract/payments/wallet.schema.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyNote } from '../../../components/empty-note.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { PagesNav } from '../../../components/pages-nav.tsx';
import { withFilters } from '../../../lib/with-filters.ts';
import { ReadPart } from '../../website/errors/read-part.tsx';
import { ReceiptLine } from './receipt-line.tsx';
import styles from './receipts.module.css';
import { useWalletMessages } from './use-wallet-messages.ts';

/** Receipts, newest first; the page of the list stands in the address. */
export function Receipts() {
  const texts = useWalletMessages();
  const [search] = useSearchParams();
  const receipts = useQuery<ReceiptList>({
    queryKey: [withFilters('/api/receipts', pageFilters, search)],
    placeholderData: keepPreviousData,
  });
  return (
    <PageSection title={texts.receipts.title}>
      <ReadPart query={receipts}>
        {(data) => (
          <div aria-busy={receipts.isPlaceholderData}>
            {data.total === 0 ? (
              <EmptyNote title={texts.receipts.none} text={texts.receipts.noneText}>
                <ButtonLink to="/subscription" variant="line">
                  {texts.receipts.plans}
                </ButtonLink>
              </EmptyNote>
            ) : (
              <ul className={styles['list']}>
                {data.receipts.map((receipt) => (
                  <ReceiptLine key={receipt.id} receipt={receipt} />
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

const addressOf = (page: number) => (page === 1 ? '/wallet' : `/wallet?page=${page}`);
