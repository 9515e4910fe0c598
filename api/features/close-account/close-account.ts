import type { Knex } from 'knex';
import { AppError } from '../../errors.ts';
import { cleanUsername } from '../../contract/username.ts';
import { ClosedCardAddress } from '../../models/ClosedCardAddress.ts';
import { User } from '../../models/User.ts';
import { proveIdentity, type IdentityProof } from '../accounts/prove-identity.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { MailSite } from '../mail/mail-site.ts';
import { closeAccountTexts } from './close-account-texts.ts';
import { obstacleOf } from './read-closing.ts';

export interface ClosingWish extends IdentityProof {
  /** The user name, typed once more. */
  confirmation: string;
  leadsTo: string | null;
}

/**
 * Closes an account for good. The row goes, and with it what migrations/README.md lists under deletion, sessions and
 * tokens too; the database keeps receipts and the cards' addresses in forms of their own. A last mail says so.
 * @returns storage keys of the files whose rows went with it, to be removed once the transaction holds
 * @throws {AppError} `demo_account_protected`; `conflict` while something stands in the way; `validation_failed` on
 *   confirmation, currentPassword, or on leadsTo when it is an address that is going
 */
export async function closeAccount(
  trx: Knex.Transaction,
  site: MailSite,
  userId: number,
  { confirmation, leadsTo, ...proof }: ClosingWish,
): Promise<string[]> {
  const user = await User.query(trx).findById(userId).forUpdate().throwIfNotFound();
  const obstacle = await obstacleOf(trx, userId);
  if (obstacle === 'demo') throw new AppError('demo_account_protected');
  if (obstacle !== null) throw new AppError('conflict', { text: closeAccountTexts[obstacle] });
  if (cleanUsername(confirmation).toLowerCase() !== user.username.toLowerCase())
    throw new AppError('validation_failed', { fields: { confirmation: 'confirmation_wrong' } });
  await proveIdentity(trx, user, proof);
  await enqueueMail(trx, site, {
    template: 'account_deleted',
    input: { username: user.username, deletedAt: proof.now },
    to: { userId: null, email: user.email, language: user.language },
  });
  await user.$query(trx).delete();
  // The triggers note what they discard by the transaction's own time.
  const files = await trx('discarded_files')
    .where('discarded_at', trx.fn.now())
    .pluck<string[]>('storage_key');
  if (leadsTo === null) return files;
  const closed = await ClosedCardAddress.query(trx).where({ former_user_id: userId });
  if (isOneOf(closed, leadsTo, site.PUBLIC_URL))
    throw new AppError('validation_failed', { fields: { leadsTo: 'leads_to_closed' } });
  await ClosedCardAddress.query(trx).where({ former_user_id: userId }).patch({ leadsTo });
  return files;
}

/** Whether a link leads to one of the very addresses that close: nobody would ever arrive. */
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
