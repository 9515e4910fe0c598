import type { FieldMap } from '../fields/field-kind.ts';
import type { FieldName, ResourceName } from '../resource-entities.ts';

/** How the records of a resource stand in a list. */
export interface ListView<Name extends ResourceName> {
  resource: Name;
  fields: FieldMap<Name>;
  /** The column that carries the record's name and leads to its page. */
  nameColumn: FieldName<Name>;
  /** Columns shown until somebody chooses others; every other field can be chosen. */
  columns: readonly FieldName<Name>[];
  /** What the API can sort by. */
  sortable: readonly FieldName<Name>[];
  sort: { field: FieldName<Name>; order: 'ASC' | 'DESC' };
  /** Second line of a row and what stands at its end, below 1000 px. */
  narrow: { second: FieldName<Name>; end: FieldName<Name> };
}

/** Keeps the names of the resource's fields checked while the view is written down. */
export function defineListView<Name extends ResourceName>(view: ListView<Name>): ListView<Name> {
  return view;
}
