import { InputAdornment, MenuItem, TextField } from '@mui/material';
import MagnifyingGlassIcon from '~icons/ph/magnifying-glass';
import { useDeferredValue, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';

const kinds = ['sales', 'card'] as const;

interface Inputs {
  q: string;
  kind: string;
  change: (name: 'q' | 'kind', value: string) => void;
}

/** The board's filters, stored in the address so that they survive a reload. */
export function useBoardFilter(): Inputs & { filter: Record<string, string> } {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const asked = search.get('kind') ?? '';
  const kind = kinds.find((one) => one === asked) ?? '';
  const words = useDeferredValue(q.trim());
  const filter = useMemo(() => ({ ...(words && { q: words }), ...(kind && { kind }) }), [words, kind]);
  const change: Inputs['change'] = (name, value) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return { q, kind, change, filter };
}

export function BoardFilters({ q, kind, change }: Inputs) {
  const word = useMessages();
  const translate = useTranslate();
  return (
    <>
      <TextField
        fullWidth={false}
        size="small"
        type="search"
        value={q}
        placeholder={word('list.search')}
        onChange={(event) => change('q', event.target.value)}
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
      <TextField
        fullWidth={false}
        select
        size="small"
        label={word('lead.kind')}
        value={kind}
        onChange={(event) => change('kind', event.target.value)}
        sx={{ minInlineSize: 180 }}
      >
        <MenuItem value="">{word('lead.allKinds')}</MenuItem>
        {kinds.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {translate(`bikur.choices.leadKind.${choice}`)}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}
