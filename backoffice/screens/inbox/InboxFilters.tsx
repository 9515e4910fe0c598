import { InputAdornment, MenuItem, styled, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import MagnifyingGlassIcon from '~icons/ph/magnifying-glass';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { supportTopicKinds } from '../../../api/contract/support/support.schema.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { useInboxCounts } from './use-inbox.ts';

const Filters = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '12px 16px',
  borderBlockEnd: `1px solid ${theme.tokens.line}`,
  '& .pair': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 8 },
  '& .MuiToggleButton-root': { minBlockSize: 36, textTransform: 'none' },
  [theme.breakpoints.down('md')]: {
    '& .MuiToggleButton-root, & .MuiInputBase-root': { minBlockSize: 44 },
  },
}));

/** Delay after the last key press before the server is asked, in milliseconds. */
const rest = 300;
const whose = ['me', 'nobody'] as const;

/** Filters of the list, stored in the address. */
export function InboxFilters() {
  const word = useMessages();
  const [search, setSearch] = useSearchParams();
  const { data: counts } = useInboxCounts();
  const set = (name: string, value: string | null) =>
    setSearch(
      (present) => {
        const next = new URLSearchParams(present);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const shown = search.get('unread') ? 'unread' : (search.get('state') ?? 'open');
  const show = (value: string | null) => {
    if (!value) return;
    setSearch(
      (present) => {
        const next = new URLSearchParams(present);
        next.delete('state');
        next.delete('unread');
        if (value === 'unread') {
          next.set('unread', '1');
          next.set('state', 'all');
        } else if (value !== 'open') next.set('state', value);
        return next;
      },
      { replace: true },
    );
  };
  const counted = (text: string, count: number | undefined) => (count ? `${text} (${count})` : text);
  return (
    <Filters role="search" aria-label={word('desk.inbox.filters')}>
      <SearchField value={search.get('q') ?? ''} onChange={(text) => set('q', text)} />
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={shown}
        onChange={(_event, value: string | null) => show(value)}
        aria-label={word('desk.inbox.state')}
      >
        <ToggleButton value="open">{counted(word('desk.inbox.open'), counts?.open)}</ToggleButton>
        <ToggleButton value="unread">{counted(word('desk.inbox.waiting'), counts?.unread)}</ToggleButton>
        <ToggleButton value="closed">{word('desk.inbox.closedOnes')}</ToggleButton>
      </ToggleButtonGroup>
      <div className="pair">
        <TextField
          select
          size="small"
          label={word('desk.inbox.whose')}
          value={search.get('assigned') ?? ''}
          onChange={({ target }) => set('assigned', target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{word('desk.inbox.everybody')}</MenuItem>
          {whose.map((one) => (
            <MenuItem key={one} value={one}>
              {one === 'me' ? counted(word('desk.inbox.me'), counts?.mine) : word('desk.inbox.nobody')}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={word('desk.inbox.aboutWhat')}
          value={search.get('about') ?? ''}
          onChange={({ target }) => set('about', target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{word('desk.inbox.everything')}</MenuItem>
          {supportTopicKinds.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {word(`desk.inbox.about.${kind}`)}
            </MenuItem>
          ))}
          <MenuItem value="none">{word('desk.inbox.aboutNothing')}</MenuItem>
        </TextField>
      </div>
    </Filters>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (text: string | null) => void }) {
  const word = useMessages();
  const [text, setText] = useState(value);
  useEffect(() => {
    const typed = text.trim();
    if (typed === value) return undefined;
    const timer = setTimeout(() => onChange(typed || null), rest);
    return () => clearTimeout(timer);
  });
  return (
    <TextField
      type="search"
      size="small"
      placeholder={word('desk.inbox.search')}
      value={text}
      onChange={({ target }) => setText(target.value)}
      slotProps={{
        htmlInput: { 'aria-label': word('desk.inbox.search'), dir: 'auto', maxLength: 200 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <MagnifyingGlassIcon aria-hidden />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
