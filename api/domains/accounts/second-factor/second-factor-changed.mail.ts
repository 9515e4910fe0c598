import type { Knex } from 'knex';
import type { User } from '../../../models/User.ts';
import { accountNotice, defineMail, enqueueMail, type MailSite } from '../../messaging/index.ts';
import { secondFactorChangedMail } from './messages.ts';

/** What has changed about a person's second factors. */
type Change =
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'appAdded'
  | 'appRemoved'
  | 'codesMade'
  | 'codeUsed'
  | 'resetAsked'
  | 'reset';

export interface SecondFactorChangedInput {
  username: string;
  change: Change;
  changedAt: Date;
  /** Of a passkey. */
  name?: string | undefined;
  /** After a recovery code was used. */
  codesLeft?: number | undefined;
}

/** Tells the owner of an account that a passkey or a second factor was added, removed or used up (docs/security.md S5). */
export const secondFactorChanged = defineMail<SecondFactorChangedInput>('second_factor_changed')(
  secondFactorChangedMail,
  (texts, { username, change, changedAt, name, codesLeft }, format) =>
    accountNotice(
      { ...texts, ...texts[change] },
      username,
      [
        ...(name === undefined ? [] : ([[texts.name, name]] as const)),
        ...(codesLeft === undefined ? [] : ([[texts.codesLeft, String(codesLeft)]] as const)),
        [texts.when, format.moment(changedAt)],
      ],
      { to: '/account' },
    ),
);

/** Tells the owner in the transaction of the change. */
export async function mailFactorChange(
  trx: Knex.Transaction,
  site: MailSite,
  { id, username, email, language }: User,
  { now, ...change }: Pick<SecondFactorChangedInput, 'change' | 'name' | 'codesLeft'> & { now: Date },
): Promise<void> {
  await enqueueMail(trx, site, {
    template: secondFactorChanged,
    input: { username, ...change, changedAt: now },
    to: { userId: id, email, language },
  });
}
