import type { FieldMap } from '../fields/field-kind.ts';
import type { FieldName, ResourceName } from '../resource-entities.ts';

/** How a list shows the records of a resource. */
export interface ListView<Name extends ResourceName> {
  resource: Name;
  fields: FieldMap<Name>;
  /** The column with the record's name, which links to its page. */
  nameColumn: FieldName<Name>;
  /** Columns shown by default; the admin can choose any other field. */
  columns: readonly FieldName<Name>[];
  /** Fields that the API can sort by. */
  sortable: readonly FieldName<Name>[];
  sort: { field: FieldName<Name>; order: 'ASC' | 'DESC' };
  /** Second line of a row and the value at its end, below 1000 px. */
  narrow: { second: FieldName<Name>; end: FieldName<Name> };
}

/** Checks the names of the resource's fields at compile time. */
export function defineListView<Name extends ResourceName>(view: ListView<Name>): ListView<Name> {
  return view;
}
