import { styled } from '@mui/material';
import XIcon from '~icons/ph/x';
import { useListContext, useResourceContext, useStore } from 'react-admin';
import type { SavedView } from '../../../api/contract/admin/saved-views.schema.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { displayed, sameFilter, type QuickFilter } from './quick-filter.ts';
import { SaveViewButton } from './SaveViewButton.tsx';
import { useSavedViews } from './use-saved-views.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  paddingBlock: '4px 12px',
  '& .chip': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 32,
    borderRadius: 8,
    border: `1px solid ${theme.tokens.lineStrong}`,
    backgroundColor: 'transparent',
    color: theme.tokens.ink,
  },
  '& .chip > button': {
    minBlockSize: 30,
    paddingInline: 12,
    border: 0,
    borderRadius: 7,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '0.875rem',
    cursor: 'pointer',
  },
  '& .chip > .remove': {
    display: 'inline-flex',
    alignItems: 'center',
    paddingInline: 8,
    color: theme.tokens.muted,
  },
  '& .chip:hover': { borderColor: theme.tokens.ink },
  '& .chip:has([aria-pressed="true"])': {
    borderColor: theme.palette.primary.main,
    backgroundColor: theme.palette.action.selected,
    fontWeight: 600,
  },
  [theme.breakpoints.down('md')]: {
    '& .chip, & .chip > button': { minBlockSize: 44 },
    '& .chip > .remove': { minInlineSize: 44, justifyContent: 'center' },
  },
}));

/** Quick filters and the admin's saved views, each applied with one press. */
export function ListChips({ quick }: { quick: readonly QuickFilter[] }) {
  const word = useMessages();
  const resource = useResourceContext() ?? '';
  const { filterValues, setFilters, setSort } = useListContext();
  const [, setHiddenColumns] = useStore<string[]>(`${resource}.datatable`);
  const { views, remove } = useSavedViews(resource);
  const isAsked = (filter: object) => sameFilter(filterValues, filter);
  const ask = ({ filter, sort }: Pick<QuickFilter, 'filter' | 'sort'>) => {
    const next = isAsked(filter) ? {} : filter;
    setFilters(next, displayed(next));
    if (sort) setSort(sort);
  };
  const open = (view: SavedView) => {
    ask({ filter: view.filter, ...(view.sort ? { sort: view.sort } : {}) });
    if (view.hiddenColumns) setHiddenColumns(view.hiddenColumns);
  };
  return (
    <Row role="group" aria-label={word('list.views')}>
      {quick.map((question) => (
        <span className="chip" key={question.label}>
          <button type="button" aria-pressed={isAsked(question.filter)} onClick={() => ask(question)}>
            {word(question.label)}
          </button>
        </span>
      ))}
      {views.map((view) => (
        <span className="chip" key={view.id}>
          <button type="button" aria-pressed={isAsked(view.filter)} onClick={() => open(view)}>
            <bdi>{view.name}</bdi>
          </button>
          <button
            type="button"
            className="remove"
            aria-label={word('list.deleteView', { name: view.name })}
            onClick={() => remove(view.id)}
          >
            <XIcon size={14} aria-hidden="true" />
          </button>
        </span>
      ))}
      <SaveViewButton />
    </Row>
  );
}
