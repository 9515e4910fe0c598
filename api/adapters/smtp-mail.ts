import { createTransport } from 'nodemailer';
import { MailDeliveryError, type Mail, type MailMessage } from './mail-port.ts';

/** Milliseconds that sending a mail may take in all; the lease of a mail is longer. */
const maxDelivery = 120_000;
const maxSilence = 20_000;

interface SmtpError {
  code?: string;
  responseCode?: number;
  message?: string;
}

/**
 * Opens mail by SMTP, with TLS where the server offers it (`smtps://` from the first byte). One connection for each
 * mail: account mails are few, and a pool would send a mail on by itself, unknown to the mail log.
 * @param url as SMTP_URL has it, with user, password and nodemailer's options as its query
 */
export function openSmtpMail(url: string, from: { name: string; address: string }): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: maxSilence,
    greetingTimeout: maxSilence,
    socketTimeout: maxSilence,
    dnsTimeout: maxSilence,
  });
  return {
    async deliver(message) {
      try {
        await transport.sendMail({
          ...envelopeOf(message, from),
          signal: AbortSignal.timeout(maxDelivery),
        });
        return 'sent';
      } catch (error) {
        throw describe(error);
      }
    },
  };
}

/** Addresses are passed as objects, which are never parsed for lists, names or comments (docs/security.md E11). */
function envelopeOf(message: MailMessage, from: { name: string; address: string }) {
  return {
    messageId: message.messageId,
    from,
    to: { name: '', address: message.to },
    ...(message.replyTo !== null && { replyTo: { name: '', address: message.replyTo } }),
    subject: message.subject,
    text: message.text,
    html: message.html,
    attachments: message.attachments.map(({ name, type, content, encoding }) => ({
      filename: name,
      contentType: type,
      content,
      ...(encoding && { encoding }),
    })),
    headers: {
      ...(message.offLink !== null && {
        'List-Unsubscribe': `<${message.offLink}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      'Content-Language': message.language,
      // Out-of-office programs don't answer those.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A refused sign-in is an error of the configuration, so only an answer about this very mail is final. */
function describe(error: unknown): MailDeliveryError {
  const { code, responseCode = 0, message = String(error) } = error as SmtpError;
  const aboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return new MailDeliveryError(message, aboutMail && responseCode >= 500, error);
}
