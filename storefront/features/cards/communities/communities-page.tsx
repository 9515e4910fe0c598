import { communitiesEndpoint } from '../../../../api/contract/cards/example-cards.endpoint.ts';
import { useSearchParams } from 'react-router';
import type { Communities } from '../../../../api/contract/cards/example-cards.schema.ts';
import { communityFilters } from '../../../../api/contract/base/list-filters.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { PagesNav } from '../../../components/pages-nav.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import { useNamePage } from '../../../lib/named-page.ts';
import { useFilteredRead } from '../../../lib/use-filtered-read.ts';
import { withFilters } from '../../../lib/with-filters.ts';
import { ErrorPanel } from '../../website/errors/error-panel.tsx';
import { panelTypeOf } from '../../website/errors/panel-type.ts';
import { CardGrid } from '../examples/card-grid.tsx';
import styles from './communities-page.module.css';
import { useCommunitiesMessages } from './use-communities-messages.ts';

/** Organisations and their members' cards; `?name=` shows one of them in full (docs/product.md 8). */
export function CommunitiesPage() {
  const texts = useCommunitiesMessages();
  const [search] = useSearchParams();
  const { data, error, isPlaceholderData, refetch } = useFilteredRead(communitiesEndpoint, communityFilters);
  const name = search.get('name')?.trim() || null;
  useNamePage(name);
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <h1>{name ? <bdi dir={directionOfText(name)}>{name}</bdi> : texts.title}</h1>
        {name ? <TextLink to="/communities">{texts.back}</TextLink> : <p>{texts.lede}</p>}
      </header>
      {data ? (
        <div aria-busy={isPlaceholderData}>
          {data.communities.map((community) => (
            <Community key={community.name} community={community} now={data.now} whole={name !== null} />
          ))}
          {data.communities.length === 0 && <NoCommunities filtered={name !== null} />}
          <PagesNav page={data.page} pages={data.pages} addressOf={(page) => addressOf(search, page)} />
        </div>
      ) : error ? (
        <ErrorPanel type={panelTypeOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div className={styles['loading']} aria-busy="true">
          <p>{texts.loading}</p>
          <Skeleton shape="block" />
        </div>
      )}
      <div className={styles['join']}>
        <p>{texts.join}</p>
        <ButtonLink to="/contact" variant="line">
          {texts.contact}
        </ButtonLink>
      </div>
    </div>
  );
}

interface CommunityProps {
  community: Communities['communities'][number];
  now: string;
  /** True on the community's own page, whose title is its name. */
  whole: boolean;
}

function Community({ community: { name, count, cards }, now, whole }: CommunityProps) {
  const texts = useCommunitiesMessages();
  return (
    <section className={styles['community']} aria-label={name}>
      <div className={styles['bar']}>
        {!whole && (
          <h2>
            <bdi dir={directionOfText(name)}>{name}</bdi>
          </h2>
        )}
        <span>{texts.cards(count)}</span>
        {!whole && count > cards.length && (
          <TextLink to={`/communities?${new URLSearchParams({ name })}`}>{texts.all}</TextLink>
        )}
      </div>
      <CardGrid cards={cards} now={now} heading={whole ? 'h2' : 'h3'} />
    </section>
  );
}

function NoCommunities({ filtered }: { filtered: boolean }) {
  const texts = useCommunitiesMessages();
  return (
    <div className={styles['none']}>
      <h2>{filtered ? texts.unknownTitle : texts.noneTitle}</h2>
      <p>{filtered ? texts.unknownText : texts.noneText}</p>
      <ButtonLink to={filtered ? '/communities' : '/examples'}>
        {filtered ? texts.back : texts.examples}
      </ButtonLink>
    </div>
  );
}

function addressOf(search: URLSearchParams, page: number): string {
  const changed = new URLSearchParams(search);
  changed.set('page', String(page));
  return withFilters('/communities', communityFilters, changed);
}
