import { exampleCardsEndpoint } from '../../../../api/contract/cards/example-cards.endpoint.ts';
import { useSearchParams } from 'react-router';
import { exampleFilters } from '../../../../api/contract/base/list-filters.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { PagesNav } from '../../../components/pages-nav.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useFilteredRead } from '../../../lib/use-filtered-read.ts';
import { withFilters } from '../../../lib/with-filters.ts';
import { ErrorPanel } from '../../website/errors/error-panel.tsx';
import { panelTypeOf } from '../../website/errors/panel-type.ts';
import { ClosingCall } from '../../website/landing/closing-call.tsx';
import { CardGrid } from './card-grid.tsx';
import { ExampleFilters } from './example-filters.tsx';
import styles from './examples-page.module.css';
import { useExamplesMessages } from './use-examples-messages.ts';

/** Real cards by trade and template; the filters are in the address (docs/product.md 8). */
export function ExamplesPage() {
  const texts = useExamplesMessages();
  const [search] = useSearchParams();
  const { data, error, isPlaceholderData, refetch } = useFilteredRead(exampleCardsEndpoint, exampleFilters);
  const isFiltered = exampleFilters.some((name) => search.get(name));
  return (
    <>
      <div className={`wrap ${styles['page']}`}>
        <header className={styles['head']}>
          <h1>{texts.title}</h1>
          <p>{texts.lede}</p>
        </header>
        {data ? (
          <>
            {(data.cards.length > 0 || isFiltered) && <ExampleFilters examples={data} />}
            <div aria-busy={isPlaceholderData}>
              {data.cards.length > 0 ? (
                <CardGrid cards={data.cards} now={data.now} heading="h2" />
              ) : (
                <div className={styles['none']}>
                  <h2>{isFiltered ? texts.emptyTitle : texts.noneTitle}</h2>
                  <p>{isFiltered ? texts.emptyText : texts.noneText}</p>
                  <ButtonLink to={isFiltered ? '/examples' : '/contact'}>
                    {isFiltered ? texts.clear : texts.contact}
                  </ButtonLink>
                </div>
              )}
            </div>
            <PagesNav page={data.page} pages={data.pages} addressOf={(page) => addressOf(search, page)} />
          </>
        ) : error ? (
          <ErrorPanel type={panelTypeOf(error)} onRetry={() => void refetch()} />
        ) : (
          <div className={styles['loading']} aria-busy="true">
            <p>{texts.loading}</p>
            <Skeleton shape="block" />
          </div>
        )}
      </div>
      <ClosingCall />
    </>
  );
}

function addressOf(search: URLSearchParams, page: number): string {
  const changed = new URLSearchParams(search);
  changed.set('page', String(page));
  return withFilters('/examples', exampleFilters, changed);
}
