import type { ReactNode } from 'react';
import { Edit, ListButton, ShowButton, TopToolbar, type RaRecord } from 'react-admin';
import type { AnyFieldMap } from '../fields/field-kind.ts';
import type { ResourceName } from '../resource-entities.ts';
import { keptOnFailure } from '../components/LoadFailed.tsx';
import { RecordHeading } from '../show/RecordHeading.tsx';
import { RecordForm } from './RecordForm.tsx';

interface Props {
  resource: ResourceName;
  fields: AnyFieldMap;
  /** Adapts the form's values before they are sent. */
  transform?: (data: Partial<RaRecord>) => Partial<RaRecord>;
  children: ReactNode;
}

/**
 * Edits a record. Waits for the server before showing it as saved, so that its issues and a colleague's save reach
 * the form.
 */
export function RecordEdit({ resource, fields, transform, children }: Props) {
  return (
    <Edit
      title={<RecordHeading resource={resource} />}
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
      {...keptOnFailure(<RecordForm fields={fields}>{children}</RecordForm>)}
    />
  );
}
