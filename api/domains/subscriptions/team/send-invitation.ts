import type { Knex } from 'knex';
import type { Language } from '../../../contract/base/languages.ts';
import { invitationLifetime } from '../../../contract/subscriptions/team.schema.ts';
import { newSecretToken, hashOfSecret } from '../../../lib/secret-token.ts';
import type { Package } from '../../../models/Package.ts';
import { User } from '../../../models/User.ts';
import { enqueueMail, type MailSite } from '../../messaging/index.ts';
import { teamInvitation } from './team-invitation.mail.ts';

interface InvitationOffer {
  site: MailSite;
  shared: Package;
  owner: { username: string; language: Language };
  email: string;
  now: Date;
}

/**
 * Makes a new link to the team and mails it.
 * @returns the columns to store: never the token itself
 */
export async function sendInvitation(
  trx: Knex.Transaction,
  { site, shared, owner, email, now }: InvitationOffer,
): Promise<{ tokenHash: string; expiresAt: Date; invitedAt: Date }> {
  const token = newSecretToken();
  const expiresAt = new Date(now.getTime() + invitationLifetime * 1_000);
  const reader = await User.query(trx).findOne({ email }).select('id', 'language');
  await enqueueMail(trx, site, {
    template: teamInvitation,
    input: {
      ownerName: owner.username,
      community: shared.enterpriseCommunity,
      path: `/subscription/invitation?token=${token}`,
      expiresAt,
    },
    to: { userId: reader?.id ?? null, email, language: reader?.language ?? owner.language },
  });
  return { tokenHash: hashOfSecret(token), expiresAt, invitedAt: now };
}
