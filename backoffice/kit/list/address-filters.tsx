// Beyond react-admin: filters of a page that is no list of its own, under their names in the address.
import { InputAdornment, TextField } from '@mui/material';
import { useSearchParams } from 'react-router';
import MagnifyingGlassIcon from '~icons/ph/magnifying-glass';

type Filters = Readonly<Record<string, string | null>>;

/** What the address filters by, which survives a reload; and how to set it, null taking a filter away. */
export function useAddressFilters(): readonly [URLSearchParams, (filters: Filters) => void] {
  const [search, setSearch] = useSearchParams();
  const set = (filters: Filters) =>
    setSearch(
      (present) => {
        const next = new URLSearchParams(present);
        for (const [name, value] of Object.entries(filters))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      // At once: what is typed in a field that shows the address would go back to the former words first.
      { replace: true, flushSync: true },
    );
  return [search, set];
}

/** The words that are searched for: `q` in the address. */
export function AddressSearch({ label, fullWidth = true }: { label: string; fullWidth?: boolean }) {
  const [search, set] = useAddressFilters();
  return (
    <TextField
      type="search"
      size="small"
      margin="none"
      fullWidth={fullWidth}
      placeholder={label}
      value={search.get('q') ?? ''}
      onChange={({ target }) => set({ q: target.value })}
      slotProps={{
        htmlInput: { 'aria-label': label, dir: 'auto', maxLength: 120 },
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
