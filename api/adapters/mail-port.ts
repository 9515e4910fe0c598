/** A mail ready to be sent. Addresses are plain ones, the subject is one line. */
export interface MailMessage {
  /** The same in every try, so that a mail program recognises a mail that arrives twice. */
  messageId: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  language: string;
  /** Files as text, each with its media type. */
  attachments: readonly { name: string; type: string; content: string; encoding?: 'base64' | undefined }[];
  /** Where one POST without sign-in switches mails of this kind off (RFC 8058); null for mails nobody may switch off. */
  offLink: string | null;
}

/** Thrown when a mail could not be handed over. `permanent` when trying again can't help (no such mailbox). */
export class MailDeliveryError extends Error {
  readonly permanent: boolean;
  constructor(message: string, permanent: boolean, cause?: unknown) {
    super(message, { cause });
    this.name = 'MailDeliveryError';
    this.permanent = permanent;
  }
}

/** The destination of mail: a mail server, or none. */
export interface Mail {
  /**
   * Hands one mail over, within two minutes.
   * @returns `sent` when the server took it; `kept` when there is no server and it stays in the mail log
   * @throws {MailDeliveryError}
   */
  deliver(message: MailMessage): Promise<'sent' | 'kept'>;
}
