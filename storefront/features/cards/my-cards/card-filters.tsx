import CaretDownIcon from '~icons/ph/caret-down';
import MagnifyingGlassIcon from '~icons/ph/magnifying-glass';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { myCardStatuses } from '../../../../api/contract/cards/my-cards.schema.ts';
import styles from './card-filters.module.css';
import { useDashboardMessages } from './use-dashboard-messages.ts';

/** Delay after the last key press before a search, in milliseconds. */
const typingPause = 300;

/** Search among many cards; its terms are in the address. */
export function CardFilters({ total }: { total: number | null }) {
  const texts = useDashboardMessages();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('q') ?? '';
  const [typed, setTyped] = useState(asked);

  function choose(name: string, value: string) {
    setSearch(
      (present) => {
        const changed = new URLSearchParams(present);
        changed.delete('page');
        if (value === '') changed.delete(name);
        else changed.set(name, value);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  useEffect(() => {
    if (typed.trim() === asked) return;
    const timer = setTimeout(() => choose('q', typed.trim()), typingPause);
    return () => clearTimeout(timer);
    // The address is asked for only when something was typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed]);

  return (
    <search className={styles['filters']}>
      <label className={styles['search']}>
        <span>{texts.search}</span>
        <span>
          <MagnifyingGlassIcon aria-hidden />
          <input
            type="search"
            value={typed}
            maxLength={120}
            placeholder={texts.searchPlaceholder}
            onChange={(event) => setTyped(event.target.value)}
          />
        </span>
      </label>
      <label className={styles['status']}>
        <span>{texts.status}</span>
        <span>
          <select
            value={search.get('status') ?? ''}
            onChange={(event) => choose('status', event.target.value)}
          >
            <option value="">{texts.allStatuses}</option>
            {myCardStatuses.map((status) => (
              <option key={status} value={status}>
                {texts.statuses[status]}
              </option>
            ))}
          </select>
          <CaretDownIcon aria-hidden />
        </span>
      </label>
      <p role="status">{total !== null && (asked || search.get('status')) ? texts.found(total) : ''}</p>
    </search>
  );
}
