import type { CardLanguage } from '../../../contract/base/card-languages.ts';
import type { AppDeps } from '../../../deps.ts';

/** The sender's details in every mail; part of the environment. */
export type MailSite = Pick<
  AppDeps['env'],
  'PUBLIC_URL' | 'COMPANY_NAME' | 'COMPANY_EMAIL' | 'COMPANY_PHONE' | 'COMPANY_ADDRESS'
>;

/** The full address of a path of this site; another site's address stays as it is. */
export function addressOf(site: MailSite, to: string): string {
  return to.startsWith('/') ? site.PUBLIC_URL + to : to;
}

/** What surrounds the content of every mail. */
export interface MailFrame {
  language: CardLanguage;
  site: MailSite;
  /** Whether the recipient has an account; only then the footer names it as the reason for the mail. */
  hasAccount: boolean;
}
