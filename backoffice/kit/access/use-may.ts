import { useMemo } from 'react';
import { usePermissions } from 'react-admin';
import { may, type Permission } from '../../../api/contract/accounts/permissions.ts';
import type { UserRole } from '../../../api/contract/accounts/roles.schema.ts';
import { mayDo, maySee } from './may-do.ts';

/** What the person at work may do; nothing until their role is known. */
export function useMay() {
  const { permissions: role } = usePermissions<UserRole>();
  return useMemo(
    () => ({
      role,
      hold: (permission: Permission) => may(role, permission),
      do: (resource: string, action: string) => mayDo(role, resource, action),
      see: (resource: string, field: string) => maySee(role, resource, field),
    }),
    [role],
  );
}
