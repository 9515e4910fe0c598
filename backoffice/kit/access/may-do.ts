import { may, type Permission } from '../../../api/contract/accounts/permissions.ts';
import type { UserRole } from '../../../api/contract/accounts/roles.schema.ts';
import {
  accessTo,
  hiddenFields,
  resourceAccess,
  type AccessResource,
} from '../../../api/contract/admin/resource-access.ts';

/** Lists behind operations of their own. */
const otherLists: Readonly<Partial<Record<string, Permission>>> = {
  'background-jobs': 'system',
  'error-groups': 'system',
};

const isTable = (resource: string): resource is AccessResource => Object.hasOwn(resourceAccess, resource);

/** react-admin's words for what opens a page. */
const reading = new Set(['list', 'show', 'read']);

/**
 * Whether a role may do this to a resource, by the tables with which the server decides.
 * @param action a word of react-admin (`list`, `show`, `edit`, `create`, `delete`, `export`) or a command of the resource
 */
export function mayDo(role: UserRole | undefined, resource: string, action: string): boolean {
  if (!isTable(resource)) return may(role, otherLists[resource] ?? 'office');
  if (action === 'export') return may(role, 'export') && mayDo(role, resource, 'read');
  const known = reading.has(action) ? 'read' : action;
  if (known !== 'read' && !resourceAccess[resource].write && !resourceAccess[resource].commands?.[known])
    return false;
  return may(role, accessTo(resource, known));
}

/** Whether a role sees this field of a resource that it may read. */
export const maySee = (role: UserRole | undefined, resource: string, field: string): boolean =>
  role !== undefined && (!isTable(resource) || !hiddenFields(resource, role).includes(field));
