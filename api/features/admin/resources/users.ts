import { adminInputs } from '../../../contract/admin/inputs.ts';
import { adminRows } from '../../../contract/admin/rows.ts';
import { AppError } from '../../../errors.ts';
import type { BaseModel } from '../../../models/BaseModel.ts';
import { AccessToken } from '../../../models/AccessToken.ts';
import { Session } from '../../../models/Session.ts';
import { User } from '../../../models/User.ts';
import type { AdminCommandContext, AdminInput, AdminResource } from '../admin-resource.ts';
import { patch } from '../resource-router.ts';

/** Accounts (product.md chapter 7): the last admin, the demo account and one's own role are guarded. */
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
    'createdAt',
    'lastSeenAt',
  ],
  searched: 'users',
  defaultSort: ['createdAt', 'DESC'],
  update: { input: adminInputs.users.update, run: updateUser },
  remove: { run: assertDeletable },
};

async function updateUser(context: AdminCommandContext, row: BaseModel, input: AdminInput): Promise<void> {
  const user = row as User;
  const roleChanges = input['userRole'] !== undefined && input['userRole'] !== user.userRole;
  const emailChanges = input['email'] !== undefined && input['email'] !== user.email;
  if (user.isDemo && (roleChanges || emailChanges)) throw new AppError('demo_account_protected');
  if (roleChanges) {
    if (user.id === context.actor.id) throw new AppError('conflict', { fields: { userRole: 'own_role' } });
    await assertAnotherAdmin(context, user, 'userRole');
    await endSessions(context, user.id);
  }
  await patch(user, context, input);
  // Links that went to the former address open nothing any more.
  if (emailChanges)
    await user.$query(context.trx).patch({
      emailVerificationToken: null,
      emailVerificationExpires: null,
      passwordResetToken: null,
      passwordResetExpires: null,
      pendingEmail: null,
      emailChangeToken: null,
      emailChangeExpires: null,
    });
}

async function assertDeletable(context: AdminCommandContext, row: BaseModel): Promise<void> {
  const user = row as User;
  if (user.isDemo) throw new AppError('demo_account_protected');
  if (user.id === context.actor.id) throw new AppError('conflict', { fields: { root: 'own_account' } });
  await assertAnotherAdmin(context, user, 'root');
}

/** Locks the admins, so that two who demote each other at once don't both succeed. */
async function assertAnotherAdmin({ trx }: AdminCommandContext, user: User, field: string): Promise<void> {
  if (user.userRole !== 'admin') return;
  const admins = await User.query(trx).where('user_role', 'admin').orderBy('id').forUpdate();
  if (admins.length < 2) throw new AppError('conflict', { fields: { [field]: 'last_admin' } });
}

/** A changed role counts at once, on every device (security.md E5). */
async function endSessions({ trx }: AdminCommandContext, userId: number): Promise<void> {
  await Session.query(trx).where('user_id', userId).delete();
  await AccessToken.query(trx).where('user_id', userId).delete();
}
