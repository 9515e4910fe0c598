import { chipFilters, type ChipFilter, type ChipList } from '../../../../api/contract/nfc/chips.schema.ts';
import { TextField } from '../../../components/text-field.tsx';
import styles from './chips.module.css';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

interface ChipToolsProps {
  search: string;
  state: ChipFilter;
  totals: ChipList['totals'];
  onSearch(text: string): void;
  onState(state: ChipFilter): void;
}

/** Search over the owner's chips, and the states they are in with their numbers. */
export function ChipTools({ search, state, totals, onSearch, onState }: ChipToolsProps) {
  const { chips: texts } = usePhysicalCardsMessages();
  return (
    <div className={styles['tools']}>
      <TextField
        label={texts.search}
        type="search"
        maxLength={60}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <div className={styles['filters']} role="group" aria-label={texts.byState}>
        {chipFilters.map((filter) => {
          const count = filter === 'all' ? totals.pieces : totals[filter];
          return filter === 'all' || count > 0 ? (
            <button
              key={filter}
              type="button"
              aria-pressed={state === filter}
              onClick={() => onState(filter)}
            >
              {texts.filters[filter]} <b>{count}</b>
            </button>
          ) : null;
        })}
      </div>
    </div>
  );
}
