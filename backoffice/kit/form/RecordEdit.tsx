import type { ReactNode } from 'react';
import { Edit, ListButton, ShowButton, TopToolbar, type RaRecord } from 'react-admin';
import type { ResourceName } from '../resource-entities.ts';
import { RecordFailed } from '../show/RecordFailed.tsx';
import { RecordHeading } from '../show/RecordHeading.tsx';
import { RecordForm } from './RecordForm.tsx';

interface Props {
  resource: ResourceName;
  /** Last touch on what is sent. */
  transform?: (data: Partial<RaRecord>) => Partial<RaRecord>;
  children: ReactNode;
}

/** Changes a record. The server answers before anything is called saved, so its faults reach the fields. */
export function RecordEdit({ resource, transform, children }: Props) {
  return (
    <Edit
      title={<RecordHeading resource={resource} />}
      component="div"
      mutationMode="pessimistic"
      redirect="show"
      {...(transform ? { transform } : {})}
      error={<RecordFailed />}
      actions={
        <TopToolbar>
          <ListButton label="ra.action.list" />
          <ShowButton />
        </TopToolbar>
      }
    >
      <RecordForm>{children}</RecordForm>
    </Edit>
  );
}
