import { Pagination, ReferenceManyField } from 'react-admin';
import type { ListView } from '../list/list-view.ts';
import { ResourceTable } from '../list/ResourceTable.tsx';
import type { FieldName, ResourceName } from '../resources/resource-entities.ts';

interface Props<Name extends ResourceName> {
  view: ListView<Name>;
  /** The field of the related rows that names this record. */
  target: FieldName<Name>;
}

/** Rows of another resource that belong to the record on the page. */
export function RelatedRows<Name extends ResourceName>({ view, target }: Props<Name>) {
  return (
    <ReferenceManyField
      reference={view.resource}
      target={target}
      sort={{ field: view.sort.field, order: view.sort.order }}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50]} />}
    >
      <ResourceTable view={view} related={target} />
    </ReferenceManyField>
  );
}
