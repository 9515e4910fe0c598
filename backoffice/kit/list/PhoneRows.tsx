// react-admin's SimpleList can't choose rows for bulk commands, and puts no links into its rows.
import { Box, Checkbox } from '@mui/material';
import type { ReactNode } from 'react';
import { BulkActionsToolbar, SimpleList, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { NameField } from '../fields/NameField.tsx';
import { endsInDots } from '../theme/cut-at-its-end.ts';

interface Props {
  second: ReactNode;
  end: ReactNode;
  /** False where rows can't be chosen. */
  bulk: ReactNode;
}

/** The list on a phone: the record's name, which is the row's link, a second line and a value at the end. */
export function PhoneRows({ second, end, bulk }: Props) {
  return (
    <Box sx={rows}>
      {bulk ? <BulkActionsToolbar>{bulk}</BulkActionsToolbar> : null}
      <SimpleList
        rowClick={false}
        primaryText={<NameField />}
        secondaryText={<>{second}</>}
        tertiaryText={<>{end}</>}
        {...(bulk && { leftIcon: chooser })}
      />
    </Box>
  );
}

const chooser = () => <Chooser />;

function Chooser() {
  const label = useTranslate()('ra.action.select_row');
  const record = useRecordContext();
  const { selectedIds, onToggleItem } = useListContext();
  if (!record) return null;
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}

/** The name's link covers its row; other links and the checkbox stand above it. Commands stand above the rows. */
const rows = {
  '& .MuiListItem-root': {
    position: 'relative',
    minBlockSize: 60,
    padding: 0,
    borderBlockEnd: 1,
    borderColor: 'divider',
  },
  '& .MuiListItemText-root, & .name, & .MuiListItemText-secondary': {
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .name > bdi:only-child': endsInDots,
  '& .MuiListItemText-primary > div': { display: 'flex', justifyContent: 'space-between', gap: 1 },
  '& .MuiListItemText-secondary': { display: 'block' },
  '& .MuiListItemText-root a': { display: 'inline-block', minInlineSize: 24, lineHeight: '24px' },
  '& .MuiListItemIcon-root': { minInlineSize: 0, color: 'inherit' },
  '& .name::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:not(.name), & .MuiCheckbox-root': { position: 'relative', zIndex: 1 },
  '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
    position: 'static',
    blockSize: 'auto',
    transform: 'none',
    flexWrap: 'wrap',
  },
  '& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap' },
} as const;
