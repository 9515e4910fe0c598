import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/button-link.tsx';
import { PagesNav } from '../../../components/pages-nav.tsx';
import { myCardFilters } from '../../../../api/contract/base/list-filters.ts';
import { myCardsOnPage } from '../../../../api/contract/cards/my-cards.schema.ts';
import { withFilters } from '../../../lib/with-filters.ts';
import { ErrorPanel } from '../../website/errors/error-panel.tsx';
import { panelTypeOf } from '../../website/errors/panel-type.ts';
import { CardFilters } from './card-filters.tsx';
import { CardTile, type CardActions } from './card-tile.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import page from './dashboard-page.module.css';
import { useDashboardMessages } from './use-dashboard-messages.ts';
import { useMyCards } from '../use-my-cards.ts';

/** A page of the owner's cards; a long list can be searched. */
export function CardList({ total, actions }: { total: number | undefined; actions: CardActions }) {
  const texts = useDashboardMessages();
  const [search] = useSearchParams();
  const { data, error, isPlaceholderData, refetch } = useMyCards();
  const isFiltered = myCardFilters.some((name) => search.get(name));
  const isLong = isFiltered || (total ?? 0) > myCardsOnPage;
  return (
    <section aria-labelledby="dashboard-cards">
      <div className={page['rule']}>
        <h2 id="dashboard-cards">{texts.cards}</h2>
        {total !== undefined && <span className={page['ruleNote']}>{texts.cardCount(total)}</span>}
      </div>
      {isLong && <CardFilters total={data?.total ?? null} />}
      {data ? (
        <div aria-busy={isPlaceholderData}>
          {data.cards.length > 0 ? (
            <ul className={page['tiles']}>
              {data.cards.map((own) => (
                <CardTile key={own.id} own={own} now={data.now} actions={actions} />
              ))}
            </ul>
          ) : (
            <div className={page['none']}>
              <h3>{texts.nothingFound}</h3>
              <p>{texts.nothingFoundText}</p>
              <ButtonLink to="/dashboard" variant="line">
                {texts.clear}
              </ButtonLink>
            </div>
          )}
          <PagesNav page={data.page} pages={data.pages} addressOf={(number) => addressOf(search, number)} />
        </div>
      ) : error ? (
        <ErrorPanel type={panelTypeOf(error)} onRetry={() => void refetch()} />
      ) : (
        <CardsSkeleton />
      )}
    </section>
  );
}

function addressOf(search: URLSearchParams, page: number): string {
  const changed = new URLSearchParams(search);
  changed.set('page', String(page));
  return withFilters('/dashboard', myCardFilters, changed);
}
