// react-admin's FilterListItem adds to the filter; these are whole questions, asked with one press.
import { Chip, Stack } from '@mui/material';
import { useListContext } from 'react-admin';
import { useMessages } from '../i18n/use-messages.ts';
import { displayed, sameFilter, type QuickFilter } from './quick-filter.ts';

/** Filters that staff use every day, above a list. */
export function QuickFilters({ of: questions }: { of: readonly QuickFilter[] }) {
  const word = useMessages();
  const { filterValues, setFilters, setSort } = useListContext();
  const ask = ({ filter, sort }: QuickFilter, isAsked: boolean) => {
    const next = isAsked ? {} : filter;
    setFilters(next, displayed(next));
    if (sort) setSort(sort);
  };
  return (
    <Stack role="group" aria-label={word('list.views')} direction="row" sx={chips}>
      {questions.map((question) => {
        const isAsked = sameFilter(filterValues, question.filter);
        return (
          <Chip
            key={question.label}
            label={word(question.label)}
            aria-pressed={isAsked}
            color={isAsked ? 'primary' : 'default'}
            variant="outlined"
            onClick={() => ask(question, isAsked)}
          />
        );
      })}
    </Stack>
  );
}

const chips = {
  flexWrap: 'wrap',
  gap: 1,
  paddingBlock: '4px 12px',
  '& .MuiChip-root': { blockSize: { xs: 44, md: 32 } },
};
