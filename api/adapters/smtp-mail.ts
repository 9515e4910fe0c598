import { createTransport } from 'nodemailer';
import { MailDeliveryError, type Mail, type MailMessage } from './mail-port.ts';

/** Above all of a mail's way to the server, in milliseconds; the lease of a mail is longer. */
const maxDelivery = 120_000;
const maxSilence = 20_000;

/** What nodemailer tells of a failure, as far as it matters here. */
interface SmtpError {
  code?: string;
  responseCode?: number;
  message?: string;
}

/**
 * Mail by SMTP, with TLS where the server offers it (`smtps://` from the first byte). One connection a mail:
 * account mails are few, and a pool would pass a mail on by itself, beyond the mail log's account of it.
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

/** Addresses go as objects, which are never parsed for lists, names or comments (docs/security.md E11). */
function envelopeOf(message: MailMessage, from: { name: string; address: string }) {
  return {
    messageId: message.messageId,
    from,
    to: { name: '', address: message.to },
    ...(message.replyTo !== null && { replyTo: { name: '', address: message.replyTo } }),
    subject: message.subject,
    text: message.text,
    html: message.html,
    headers: {
      'Content-Language': message.language,
      // Out-of-office machines don't answer those.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A refused sign-in is the operator's to mend, so only what the server says of this very mail is final. */
function describe(error: unknown): MailDeliveryError {
  const { code, responseCode = 0, message = String(error) } = error as SmtpError;
  const aboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return new MailDeliveryError(message, aboutMail && responseCode >= 500, error);
}
