import type { Environment } from '../env.ts';
import type { Mail } from './mail-port.ts';

const keptMail: Mail = { deliver: async () => 'kept' };

/** Opens mail by SMTP_URL; without one every mail stays in the mail log (docs/product.md 9). */
export function openMail(env: Pick<Environment, 'SMTP_URL' | 'COMPANY_NAME' | 'COMPANY_EMAIL'>): Mail {
  const { SMTP_URL: url, COMPANY_NAME: name, COMPANY_EMAIL: address } = env;
  if (url === undefined) return keptMail;
  let smtp: Promise<Mail> | undefined;
  return {
    async deliver(message) {
      // Loaded with the first mail.
      smtp ??= import('./smtp-mail.ts').then(({ openSmtpMail }) => openSmtpMail(url, { name, address }));
      return (await smtp).deliver(message);
    },
  };
}
