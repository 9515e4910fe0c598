// react-admin's own actions of a Show are its EditButton alone.
import type { ReactNode } from 'react';
import { EditButton, ListButton, TopToolbar, useRecordContext, useResourceDefinition } from 'react-admin';
import { Neighbours } from './Neighbours.tsx';

/** Above a record's page: its neighbours, the list, commands on it and its form. */
export function RecordActions({ commands }: { commands?: ReactNode }) {
  const record = useRecordContext();
  const { hasEdit } = useResourceDefinition();
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Neighbours />
      <ListButton label="ra.action.list" />
      {record ? commands : null}
      {hasEdit ? <EditButton variant="contained" data-shortcut="edit" /> : null}
    </TopToolbar>
  );
}
