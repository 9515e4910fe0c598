import type { FieldMap } from '../fields/field-kind.ts';
import type { sectionsHebrew } from '../i18n/he/interface.ts';
import type { FieldName, ResourceName } from '../resource-entities.ts';

export type SectionName = keyof typeof sectionsHebrew;

/** How the records of a resource are shown, in a list and on their pages. */
export interface ListView<Name extends ResourceName> {
  resource: Name;
  fields: FieldMap<Name>;
  /** Sections of a record's page, each with the field it begins with; it ends where the next one begins. */
  sections?: Partial<Record<SectionName, FieldName<Name>>>;
  /** The column with the record's name, which links to its page. */
  nameColumn: FieldName<Name>;
  /** Columns shown by default; the admin can choose any other field. */
  columns: readonly FieldName<Name>[];
  /** Fields that the API can sort by. */
  sortable: readonly FieldName<Name>[];
  /** The newest first unless given. */
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** Second line of a row and the value at its end, below 1000 px. */
  narrow: { second: FieldName<Name>; end: FieldName<Name> };
}

type Definition<Name extends ResourceName> = Omit<ListView<Name>, 'sort'> & {
  sort?: { field: FieldName<Name>; order: 'ASC' | 'DESC' };
};

/** Checks the names of the resource's fields at compile time. */
export function defineListView<Name extends ResourceName>(view: Definition<Name>): ListView<Name> {
  return { sort: { field: 'createdAt', order: 'DESC' }, ...view };
}
