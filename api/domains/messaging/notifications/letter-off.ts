import { createHmac } from 'node:crypto';
import { switchLetterEndpoint } from '../../../contract/messaging/weekly-letter.endpoint.ts';
import { pathOf } from '../../../contract/endpoint.ts';
import type { AppDeps } from '../../../deps.ts';
import { equalSecrets } from '../../../lib/secret-token.ts';

type Env = Pick<AppDeps['env'], 'SESSION_SECRET'>;

/** Mails that come without being asked for each time: the weekly letter, and advertising. */
export type SwitchedMail = 'letter' | 'news';

/** What is signed for each; letters that were sent keep their links. */
const purposes: Record<SwitchedMail, string> = { letter: 'weekly letter', news: 'news' };

const signed = ({ SESSION_SECRET }: Env, mail: SwitchedMail, userId: number): string =>
  createHmac('sha256', SESSION_SECRET).update(`${purposes[mail]}\n${userId}`).digest('base64url');

/**
 * Where somebody switches such mails off without signing in: a page for a person, and the address that mail programs
 * post to (RFC 8058). Its token switches this one kind and opens nothing, and lives as long as the server's secret.
 */
export function letterOff(
  env: Env,
  userId: number,
  mail: SwitchedMail = 'letter',
): { page: string; post: string } {
  const token = `${mail === 'letter' ? '' : `${mail}.`}${userId}.${signed(env, mail, userId)}`;
  return { page: `/weekly-letter?off=${token}`, post: pathOf(switchLetterEndpoint, { query: { token } }) };
}

/** Whose mails of which kind a token switches; null for a token that isn't ours. */
export function readOffToken(env: Env, token: string): { mail: SwitchedMail; userId: number } | null {
  const [, news, id, signature] = /^(news\.)?([1-9]\d{0,14})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id || !signature) return null;
  const mail = news ? 'news' : 'letter';
  return equalSecrets(signature, signed(env, mail, Number(id))) ? { mail, userId: Number(id) } : null;
}
