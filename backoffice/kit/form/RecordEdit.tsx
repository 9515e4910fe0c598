import type { ReactNode } from 'react';
import { Edit, ListButton, ShowButton, TopToolbar, type RaRecord } from 'react-admin';
import type { ListView } from '../list/list-view.ts';
import type { ResourceName } from '../resource-entities.ts';
import { keptOnFailure } from '../components/LoadFailed.tsx';
import { RecordHeading } from '../show/RecordHeading.tsx';
import { RecordForm } from './RecordForm.tsx';

interface Props<Name extends ResourceName> {
  view: ListView<Name>;
  /** Adapts the form's values before they are sent. */
  transform?: (data: Partial<RaRecord>) => Partial<RaRecord>;
  children: ReactNode;
}

/**
 * Edits a record. Waits for the server before showing it as saved, so that its issues and a colleague's save reach
 * the form.
 */
export function RecordEdit<Name extends ResourceName>({ view, transform, children }: Props<Name>) {
  return (
    <Edit
      title={<RecordHeading resource={view.resource} />}
      component="div"
      mutationMode="pessimistic"
      redirect="show"
      {...(transform ? { transform } : {})}
      actions={
        <TopToolbar>
          <ListButton label="ra.action.list" />
          <ShowButton />
        </TopToolbar>
      }
      {...keptOnFailure(<RecordForm fields={view.fields}>{children}</RecordForm>)}
    />
  );
}
