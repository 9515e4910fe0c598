import { adminInputs } from '../../../contract/admin/inputs.schema.ts';
import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { AppError } from '../../../errors.ts';
import type { BaseModel } from '../../../models/BaseModel.ts';
import { User } from '../../../models/User.ts';
import type { AdminCommandContext, AdminInput, AdminResource } from '../../../http/admin/admin-resource.ts';
import { patch } from '../../../http/admin/resource-router.ts';
import { endSessions, inviteUser } from '../../accounts/index.ts';
import { confirmUser } from '../../leads/index.ts';
import { userCommands } from './user-commands.ts';
import { readUserFacts, userFilters } from './user-facts.ts';

/** Accounts (docs/product.md 7): the last admin, the demo account and the admin's own role are guarded. */
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
  // Among them the role, and whether the address counts as verified.
  update: { input: adminInputs.users.update, proof: 'fresh', run: updateUser },
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

async function updateUser(context: AdminCommandContext, row: BaseModel, input: AdminInput): Promise<void> {
  const user = row as User;
  const roleChanges = input['userRole'] !== undefined && input['userRole'] !== user.userRole;
  if (user.isDemo && roleChanges) throw new AppError('demo_account_protected');
  if (roleChanges) {
    if (user.id === context.actor.id) throw new AppError('conflict', { fields: { userRole: 'own_role' } });
    await assertAnotherAdmin(context, user);
    // A changed role takes effect at once, on every device (docs/security.md E5).
    await endSessions(context.trx, user.id);
  }
  await patch(user, context, input);
}

/** Locks the admins, so that two who demote each other at once don't both succeed. */
async function assertAnotherAdmin({ trx }: AdminCommandContext, user: User): Promise<void> {
  if (user.userRole !== 'admin') return;
  const admins = await User.query(trx).where('user_role', 'admin').orderBy('id').forUpdate();
  if (admins.length < 2) throw new AppError('conflict', { fields: { userRole: 'last_admin' } });
}
