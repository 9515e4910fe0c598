import { Box, MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { ReactNode } from 'react';
import { supportTopicKinds } from '../../../api/contract/support/support.schema.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { AddressSearch, useAddressFilters } from '../../kit/list/address-filters.tsx';
import { useInboxCounts, useSupportStaff } from './use-inbox.ts';

/** Filters of the list, stored in the address. */
export function InboxFilters() {
  const word = useMessages();
  const [search, set] = useAddressFilters();
  const { data: counts } = useInboxCounts();
  const { data: staff } = useSupportStaff();
  const shown = search.get('unread') ? 'unread' : (search.get('state') ?? 'open');
  const counted = (text: string, count: number | undefined) => (count ? `${text} (${count})` : text);
  return (
    <Box
      role="search"
      aria-label={word('desk.inbox.filters')}
      sx={{ display: 'grid', gap: 1, padding: 1.5, borderBlockEnd: 1, borderColor: 'divider' }}
    >
      <AddressSearch label={word('desk.inbox.search')} />
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
        <Choice name="assigned" label={word('desk.inbox.whose')}>
          <MenuItem value="">{word('desk.inbox.everybody')}</MenuItem>
          <MenuItem value="me">{counted(word('desk.inbox.me'), counts?.mine)}</MenuItem>
          <MenuItem value="nobody">{word('desk.inbox.nobody')}</MenuItem>
          {(staff ?? []).map(({ id, username }) => (
            <MenuItem key={id} value={String(id)} translate="no">
              {username}
            </MenuItem>
          ))}
        </Choice>
        <Choice name="about" label={word('desk.inbox.aboutWhat')}>
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

function Choice({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  const [search, set] = useAddressFilters();
  return (
    <TextField
      select
      size="small"
      label={label}
      value={search.get(name) ?? ''}
      onChange={({ target }) => set({ [name]: target.value })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {children}
    </TextField>
  );
}
