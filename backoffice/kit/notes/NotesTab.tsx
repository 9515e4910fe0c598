import { TabbedShowLayout } from 'react-admin';
import { useMay } from '../access/use-may.ts';
import { StaffNotes } from './StaffNotes.tsx';
import type { ComponentProps } from 'react';

type Props = { path: string } & Pick<ComponentProps<typeof StaffNotes>, 'resource'>;

/** A tab with staff's notes on the record, for who may read them. */
export function NotesTab({ path, resource, ...tab }: Props) {
  const may = useMay();
  if (!may.do('staff-notes', 'list')) return null;
  return (
    <TabbedShowLayout.Tab label="bikur.notes.title" path={path} {...tab}>
      <StaffNotes resource={resource} />
    </TabbedShowLayout.Tab>
  );
}
