import type { FieldName, ResourceName } from '../resource-entities.ts';

/**
 * Names of all resources and of all their fields, taken from the contract: a resource or field without a word
 * fails the type check. `name` holds one and many, parted by `||||`.
 */
export type ResourceMessages = {
  [Name in ResourceName]: { name: string; fields: Record<FieldName<Name>, string> };
};
