import { adminInputs } from '../../../contract/admin/inputs.schema.ts';
import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { User } from '../../../models/User.ts';
import type { AdminCommandContext, AdminInput, AdminResource } from '../../../http/admin/admin-resource.ts';
import { inviteUser } from '../../accounts/index.ts';
import { confirmUser } from '../../leads/index.ts';
import { userCommands } from './user-commands.ts';
import { readUserFacts, userFilters } from './user-facts.ts';

/** Accounts (docs/product.md 7); roles are changed by two admins (`change-role.ts`). */
export const usersResource: AdminResource = {
  name: 'users',
  model: User,
  row: adminRows.users,
  sortable: ['username', 'email', 'userRole', 'createdAt', 'lastSeenAt'],
  filterable: [
    'userRole',
    'isEmailVerified',
    'isGoogleAccount',
    'isDemo',
    'language',
    'tags',
    'createdAt',
    'lastSeenAt',
  ],
  searched: 'users',
  defaultSort: ['createdAt', 'DESC'],
  create: { input: adminInputs.users.create, run: createUser },
  // Among them whether the address counts as verified.
  update: { input: adminInputs.users.update, proof: 'fresh' },
  named: userFilters,
  derived: readUserFacts,
  commands: userCommands,
};

/** Opens an account that its person is invited to; of a sales lead, it becomes the lead's. */
async function createUser(context: AdminCommandContext, input: AdminInput): Promise<number> {
  const { trx, env, now } = context;
  const { leadId, ...person } = adminInputs.users.create.parse(input);
  const user = await inviteUser(trx, env, person, now);
  if (leadId !== null) await confirmUser(trx, leadId, user.id);
  return user.id;
}
