import CaretDownIcon from '~icons/ph/caret-down';
import MagnifyingGlassIcon from '~icons/ph/magnifying-glass';
import type { FormEvent } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { maxFilterLength } from '../../../../api/contract/base/list-filters.ts';
import type { LeadList } from '../../../../api/contract/leads/my-leads.schema.ts';
import { Button } from '../../../components/button.tsx';
import { leadStatuses } from './lead-statuses.ts';
import styles from './lead-filters.module.css';
import { useLeadsMessages } from './use-leads-messages.ts';

interface LeadFiltersProps {
  list: LeadList;
  cardId: number | null;
  /** Address of the leads of all cards. */
  allPath: string;
}

/** Card, search and status; all stored in the address. */
export function LeadFilters({ list: { cards, counts }, cardId, allPath }: LeadFiltersProps) {
  const texts = useLeadsMessages();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const q = search.get('q') ?? '';
  const status = leadStatuses.find((each) => each === search.get('status')) ?? null;
  const addressOf = (path: string, words: string, chosen: string | null) => {
    const query = new URLSearchParams({ ...(chosen && { status: chosen }), ...(words && { q: words }) });
    return query.size === 0 ? path : `${path}?${query}`;
  };
  const find = (words: string) =>
    void navigate(addressOf(pathname, words.trim(), status), { preventScrollReset: true });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    find(String(new FormData(event.currentTarget).get('q') ?? ''));
  }

  return (
    <div className={styles['filters']}>
      <form className={styles['search']} role="search" action={pathname} onSubmit={submit}>
        {status && <input type="hidden" name="status" value={status} />}
        <label>
          <span>{texts.search}</span>
          {/* The key resets the field when the visitor goes back in history. */}
          <input
            key={q}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={maxFilterLength}
            placeholder={texts.searchHint}
            enterKeyHint="search"
            onChange={({ target }) => {
              if (target.value === '' && q !== '') find('');
            }}
          />
        </label>
        <Button type="submit" variant="line" aria-label={texts.find}>
          <MagnifyingGlassIcon aria-hidden />
        </Button>
      </form>
      {cards.length > 1 && (
        <label className={styles['card']}>
          <span>{texts.card}</span>
          <select
            value={cardId ?? ''}
            onChange={({ target }) =>
              void navigate(
                addressOf(target.value === '' ? allPath : `/contact-leads/${target.value}`, q, status),
              )
            }
          >
            <option value="">{texts.allCards}</option>
            {cards.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <CaretDownIcon aria-hidden />
        </label>
      )}
      <nav className={styles['statuses']} aria-label={texts.statusFilter}>
        <Link
          to={addressOf(pathname, q, null)}
          preventScrollReset
          aria-current={status === null ? 'true' : undefined}
        >
          {texts.all}
          <small>{counts.new + counts.in_progress + counts.won + counts.lost}</small>
        </Link>
        {leadStatuses.map((each) => (
          <Link
            key={each}
            to={addressOf(pathname, q, each)}
            preventScrollReset
            aria-current={status === each ? 'true' : undefined}
          >
            {texts.statuses[each]}
            <small>{counts[each]}</small>
          </Link>
        ))}
      </nav>
    </div>
  );
}
