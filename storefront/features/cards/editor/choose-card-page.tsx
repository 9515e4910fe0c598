import { listMyCardsEndpoint } from '../../../../api/contract/cards/my-cards.endpoint.ts';
import MagnifyingGlassIcon from '~icons/ph/magnifying-glass';
import PlusIcon from '~icons/ph/plus';
import { Link, useSearchParams } from 'react-router';
import type { MyCard } from '../../../../api/contract/cards/my-cards.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { CardPreview } from '../../../card/CardPreview.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { PagesNav } from '../../../components/pages-nav.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useFilteredRead } from '../../../lib/use-filtered-read.ts';
import { ErrorPanel } from '../../website/errors/error-panel.tsx';
import { panelTypeOf } from '../../website/errors/panel-type.ts';
import styles from './choose-card.module.css';
import { useEditorMessages } from './use-editor-messages.ts';

/** Address of the first-card wizard, where every new card starts. */
const wizardPath = '/dashboard?new=1';

/** `/editor` without a card: the owner's cards to choose from, and a link to a new one. */
export function ChooseCardPage() {
  const { list: texts, loading } = useEditorMessages();
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch, isPlaceholderData } = useFilteredRead(listMyCardsEndpoint, ['q', 'page']);
  const isFiltered = Boolean(search.get('q'));
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <h1>{texts.title}</h1>
        <ButtonLink to={wizardPath}>
          <PlusIcon aria-hidden />
          {texts.new}
        </ButtonLink>
      </header>
      {data && (isFiltered || data.pages > 1) && (
        <form
          className={styles['search']}
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            const q = new FormData(event.currentTarget).get('q');
            setSearch(typeof q === 'string' && q.trim() ? { q: q.trim() } : {}, { replace: true });
          }}
        >
          <TextField label={texts.search} name="q" type="search" defaultValue={search.get('q') ?? ''} />
          <button type="submit" aria-label={texts.search}>
            <MagnifyingGlassIcon aria-hidden />
          </button>
        </form>
      )}
      {error && !data && <ErrorPanel type={panelTypeOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div aria-busy="true">
          <p role="status">{loading}</p>
          <Skeleton shape="block" />
        </div>
      )}
      {data?.cards.length === 0 && <p>{isFiltered ? texts.none : texts.empty}</p>}
      {data && (
        <ul className={styles['cards']} aria-busy={isPlaceholderData}>
          {data.cards.map((card) => (
            <Choice key={card.id} card={card} now={new Date(data.now)} />
          ))}
        </ul>
      )}
      {data && (
        <PagesNav
          page={data.page}
          pages={data.pages}
          addressOf={(page) =>
            `/editor?${new URLSearchParams({ ...Object.fromEntries(search), page: String(page) })}`
          }
        />
      )}
    </div>
  );
}

function Choice({ card: { id, status, card }, now }: { card: MyCard; now: Date }) {
  const { list: texts } = useEditorMessages();
  return (
    <li>
      <Link to={`/editor/${id}`}>
        <span className={styles['thumb']} aria-hidden="true">
          <CardPreview card={card} now={now} />
        </span>
        <span className={styles['name']}>
          <bdi dir={directionOfText(card.name)}>{card.name}</bdi>
          <small data-status={status}>{texts.status[status]}</small>
        </span>
      </Link>
    </li>
  );
}
