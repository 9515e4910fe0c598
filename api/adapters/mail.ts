import type { Environment } from '../env.ts';
import type { Mail } from './mail-port.ts';
import { openSmtpMail } from './smtp-mail.ts';

const keptMail: Mail = { deliver: async () => 'kept' };

/** Mail by SMTP_URL; without one every mail is kept in the mail log (docs/product.md 9). */
export function openMail(env: Pick<Environment, 'SMTP_URL' | 'COMPANY_NAME' | 'COMPANY_EMAIL'>): Mail {
  return env.SMTP_URL === undefined
    ? keptMail
    : openSmtpMail(env.SMTP_URL, { name: env.COMPANY_NAME, address: env.COMPANY_EMAIL });
}
