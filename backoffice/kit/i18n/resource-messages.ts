import type { FieldName, ResourceName } from '../resource-entities.ts';

/**
 * Names of all resources and of all their fields, from the contract: one without a label fails the type
 * check. `name` holds singular and plural, separated by `||||`.
 */
export type ResourceMessages = {
  [Name in ResourceName]: { name: string; fields: Record<FieldName<Name>, string> };
};
