import type { ReactNode } from 'react';
import { ListButton, Show, TopToolbar } from 'react-admin';
import type { ResourceName } from '../resource-entities.ts';
import { Neighbours } from './Neighbours.tsx';
import { keptOnFailure } from '../components/LoadFailed.tsx';
import { RecordHeading } from './RecordHeading.tsx';

interface Props {
  resource: ResourceName;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a record's page with custom contents: title, links to the list and the neighbours, errors. */
export function RecordPage({ resource, actions, children }: Props) {
  return (
    <Show
      title={<RecordHeading resource={resource} />}
      component="div"
      emptyWhileLoading
      actions={
        <TopToolbar sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Neighbours />
          <ListButton label="ra.action.list" />
          {actions}
        </TopToolbar>
      }
      {...keptOnFailure(children)}
    />
  );
}
