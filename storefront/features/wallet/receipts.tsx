import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { walletFilters } from '../../../api/contract/list-filters.ts';
import type { ReceiptList } from '../../../api/contract/wallet.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyNote } from '../../components/empty-note.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { PagesNav } from '../../components/pages-nav.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { withFilters } from '../../lib/with-filters.ts';
import { ErrorPanel } from '../errors/error-panel.tsx';
import { panelTypeOf } from '../errors/panel-type.ts';
import { ReceiptLine } from './receipt-line.tsx';
import styles from './receipts.module.css';
import { useWalletMessages } from './use-wallet-messages.ts';

/** Receipts, newest first; the page of the list stands in the address. */
export function Receipts() {
  const texts = useWalletMessages();
  const [search] = useSearchParams();
  const { data, error, isPlaceholderData, refetch } = useQuery<ReceiptList>({
    queryKey: [withFilters('/api/receipts', walletFilters, search)],
    placeholderData: keepPreviousData,
  });
  return (
    <PageSection title={texts.receipts.title}>
      {data ? (
        <div aria-busy={isPlaceholderData}>
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
      ) : error ? (
        <ErrorPanel type={panelTypeOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="block" />
      )}
    </PageSection>
  );
}

const addressOf = (page: number) => (page === 1 ? '/wallet' : `/wallet?page=${page}`);
