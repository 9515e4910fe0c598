import type { AdminResourceName, AdminRow } from '../../api/contract/admin/rows.schema.ts';

/** The 17 resources of the admin REST (docs/product.md 10). */
export type ResourceName = AdminResourceName;
/** What react-admin lists: resources, and rows behind operations of their own. */
export type ListName = ResourceName | 'background-jobs' | 'error-groups' | 'package-migrations';
/** A record as the admin REST returns it, without secrets. */
export type ResourceRecord<Name extends ResourceName = ResourceName> = AdminRow<Name>;
export type FieldName<Name extends ResourceName> = keyof AdminRow<Name> & string;
