import { Box, MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { supportTopicKinds } from '../../../api/contract/support/support.schema.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { useInboxCounts, useSupportStaff } from './use-inbox.ts';

/** Delay after the last key press before the server is asked, in milliseconds. */
const rest = 300;

/** Filters of the list, stored in the address. */
export function InboxFilters() {
  const word = useMessages();
  const [search, setSearch] = useSearchParams();
  const { data: counts } = useInboxCounts();
  const { data: staff } = useSupportStaff();
  const set = (values: Record<string, string | null>) =>
    setSearch(
      (present) => {
        const next = new URLSearchParams(present);
        for (const [name, value] of Object.entries(values))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const shown = search.get('unread') ? 'unread' : (search.get('state') ?? 'open');
  const counted = (text: string, count: number | undefined) => (count ? `${text} (${count})` : text);
  return (
    <Box
      role="search"
      aria-label={word('desk.inbox.filters')}
      sx={{ display: 'grid', gap: 1, padding: 1.5, borderBlockEnd: 1, borderColor: 'divider' }}
    >
      <SearchField value={search.get('q') ?? ''} onChange={(q) => set({ q })} />
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={shown}
        onChange={(_event, value: string | null) =>
          value &&
          set({
            state: value === 'unread' ? 'all' : value === 'open' ? null : value,
            unread: value === 'unread' ? '1' : null,
          })
        }
        aria-label={word('desk.inbox.state')}
        sx={{
          '& button': {
            paddingInline: 0.5,
            minBlockSize: { xs: 44, md: 36 },
            textTransform: 'none',
            lineHeight: 1.2,
          },
        }}
      >
        <ToggleButton value="open">{counted(word('desk.inbox.open'), counts?.open)}</ToggleButton>
        <ToggleButton value="unread">{counted(word('desk.inbox.waiting'), counts?.unread)}</ToggleButton>
        <ToggleButton value="snoozed">{counted(word('desk.inbox.snoozed'), counts?.snoozed)}</ToggleButton>
        <ToggleButton value="closed">{word('desk.inbox.closedOnes')}</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <Choice
          label={word('desk.inbox.whose')}
          value={search.get('assigned')}
          onChange={(assigned) => set({ assigned })}
        >
          <MenuItem value="">{word('desk.inbox.everybody')}</MenuItem>
          <MenuItem value="me">{counted(word('desk.inbox.me'), counts?.mine)}</MenuItem>
          <MenuItem value="nobody">{word('desk.inbox.nobody')}</MenuItem>
          {(staff ?? []).map(({ id, username }) => (
            <MenuItem key={id} value={String(id)} translate="no">
              {username}
            </MenuItem>
          ))}
        </Choice>
        <Choice
          label={word('desk.inbox.aboutWhat')}
          value={search.get('about')}
          onChange={(about) => set({ about })}
        >
          <MenuItem value="">{word('desk.inbox.everything')}</MenuItem>
          {supportTopicKinds.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {word(`desk.inbox.about.${kind}`)}
            </MenuItem>
          ))}
          <MenuItem value="none">{word('desk.inbox.aboutNothing')}</MenuItem>
        </Choice>
      </Box>
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  value: string | null;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {children}
    </TextField>
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
      slotProps={{ htmlInput: { 'aria-label': word('desk.inbox.search'), dir: 'auto', maxLength: 200 } }}
    />
  );
}
