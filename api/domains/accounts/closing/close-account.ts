import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { cleanUsername } from '../../../contract/accounts/username.schema.ts';
import { ClosedCardAddress } from '../../../models/ClosedCardAddress.ts';
import { User } from '../../../models/User.ts';
import type { AppDeps } from '../../../deps.ts';
import { proveIdentity, type IdentityProof } from '../details/prove-identity.ts';
import { enqueueMail, type MailSite } from '../../messaging/index.ts';
import { obstacleOf } from './read-closing.ts';
import { accountDeleted } from './account-deleted.mail.ts';
import { closeAccountMessages } from './messages.ts';

type ClosingParts = Pick<AppDeps, 'env' | 'hooks'>;

interface ClosingWish extends IdentityProof {
  confirmation: string;
  leadsTo: string | null;
}

/**
 * Closes an account for good. The row is deleted, and with it what migrations/README.md lists under deletion,
 * sessions and tokens too; the database keeps receipts and payments without their person, and the cards' addresses. A last mail
 * confirms it.
 * @returns storage keys of the deleted rows' files, to be removed after the commit
 * @throws {AppError} `demo_account_protected`; `conflict` while something prevents it; `validation_failed` on
 * confirmation, currentPassword, or on leadsTo when it is an address that is being closed
 */
export async function closeAccount(
  trx: Knex.Transaction,
  { env: site, hooks }: ClosingParts,
  userId: number,
  { confirmation, leadsTo, ...proof }: ClosingWish,
): Promise<string[]> {
  const user = await lockClosable(trx, hooks, userId, confirmation);
  await proveIdentity(trx, user, proof);
  const files = await removeUser(trx, site, user, proof.now);
  if (leadsTo === null) return files;
  const closed = await ClosedCardAddress.query(trx).where({ former_user_id: userId });
  if (isOneOf(closed, leadsTo, site.PUBLIC_URL))
    throw new AppError('validation_failed', { fields: { leadsTo: 'leads_to_closed' } });
  await ClosedCardAddress.query(trx).where({ former_user_id: userId }).patch({ leadsTo });
  return files;
}

/**
 * Closes a user's account at an admin's command. The admin doesn't know the password and types the user name; what
 * prevents an owner from closing also prevents staff, so neither a staff account nor the demo account can be closed.
 * @throws {AppError} like `closeAccount`; `not_found` when there is no such account
 */
export async function closeAccountByStaff(
  trx: Knex.Transaction,
  { env: site, hooks }: ClosingParts,
  userId: number,
  { confirmation, now }: { confirmation: string; now: Date },
): Promise<string[]> {
  const user = await lockClosable(trx, hooks, userId, confirmation);
  return removeUser(trx, site, user, now);
}

async function lockClosable(
  trx: Knex.Transaction,
  hooks: ClosingParts['hooks'],
  userId: number,
  confirmation: string,
): Promise<User> {
  const user = await User.query(trx).findById(userId).forUpdate();
  if (!user) throw new AppError('not_found');
  const obstacle = await obstacleOf(trx, hooks.accounts.parts, userId);
  if (obstacle === 'demo') throw new AppError('demo_account_protected');
  if (obstacle !== null) throw new AppError('conflict', { text: closeAccountMessages[obstacle] });
  if (cleanUsername(confirmation).toLowerCase() !== user.username.toLowerCase())
    throw new AppError('validation_failed', { fields: { confirmation: 'confirmation_wrong' } });
  return user;
}

/** @returns storage keys of the files whose rows were deleted with the account */
async function removeUser(trx: Knex.Transaction, site: MailSite, user: User, now: Date): Promise<string[]> {
  await enqueueMail(trx, site, {
    template: accountDeleted,
    input: { username: user.username, deletedAt: now },
    to: { userId: null, email: user.email, language: user.language },
  });
  await user.$query(trx).delete();
  // The triggers stamp discarded files with the transaction's own time.
  return trx('discarded_files').where('discarded_at', trx.fn.now()).pluck<string[]>('storage_key');
}

/** Whether a link leads to one of the very addresses that close, where no visitor would ever arrive. */
function isOneOf(closed: ClosedCardAddress[], link: string, publicUrl: string): boolean {
  const goal = new URL(link);
  if (goal.host !== new URL(publicUrl).host) return false;
  const path = decodeURIComponent(goal.pathname).replace(/\/$/u, '').toLowerCase();
  return closed
    .flatMap(({ kind, value }) =>
      kind === 'username'
        ? [`/@${value}`]
        : kind === 'id'
          ? [`/p/${value}`, `/profile-${value}`]
          : [`/p/${value}`, `/${value}`],
    )
    .includes(path);
}
