import { listReceiptsEndpoint } from '../../../../api/contract/payments/wallet.endpoint.ts';
import { pageFilters } from '../../../../api/contract/base/list-filters.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyNote } from '../../../components/empty-note.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { PagesNav } from '../../../components/pages-nav.tsx';
import { useFilteredRead } from '../../../lib/use-filtered-read.ts';
import { ReadPart } from '../../website/errors/read-part.tsx';
import { ReceiptLine } from './receipt-line.tsx';
import styles from './receipts.module.css';
import { useWalletMessages } from './use-wallet-messages.ts';

/** Receipts, newest first; the page is in the address. */
export function Receipts() {
  const texts = useWalletMessages();
  const receipts = useFilteredRead(listReceiptsEndpoint, pageFilters);
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
