import { InputAdornment, TextField } from '@mui/material';
import MagnifyingGlassIcon from '~icons/ph/magnifying-glass';
import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';

interface Inputs {
  q: string;
  change: (words: string) => void;
}

/** The board's filters, stored in the address so that they survive a reload. */
export function useBoardFilter(): Inputs & { filter: Record<string, string> } {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const words = useDeferredValue(q.trim());
  const filter = useMemo((): Record<string, string> => (words ? { q: words } : {}), [words]);
  const change: Inputs['change'] = (typed) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (typed) next.set('q', typed);
        else next.delete('q');
        return next;
      },
      { replace: true },
    );
  return { q, change, filter };
}

export function BoardFilters({ q, change }: Inputs) {
  const word = useMessages();
  return (
    <TextField
      fullWidth={false}
      margin="none"
      size="small"
      type="search"
      value={q}
      placeholder={word('list.search')}
      onChange={(event) => change(event.target.value)}
      slotProps={{
        htmlInput: { 'aria-label': word('list.search'), dir: 'auto', maxLength: 120 },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <MagnifyingGlassIcon size={18} aria-hidden />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
