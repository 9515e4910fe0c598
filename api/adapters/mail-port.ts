/** A mail ready to leave. Addresses are plain ones, the subject is one line. */
export interface MailMessage {
  /** The same in every try, so that a mail that arrives twice is known for one. */
  messageId: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  language: string;
}

/** Handing a mail over failed. `permanent` when trying again can't help (no such mailbox). */
export class MailDeliveryError extends Error {
  readonly permanent: boolean;
  constructor(message: string, permanent: boolean, cause?: unknown) {
    super(message, { cause });
    this.name = 'MailDeliveryError';
    this.permanent = permanent;
  }
}

/** Where mail goes: to a mail server, or nowhere. */
export interface Mail {
  /**
   * Hands one mail over, within two minutes.
   * @returns `sent` when the server took it; `kept` when there is no server and it stays in the mail log
   * @throws {MailDeliveryError}
   */
  deliver(message: MailMessage): Promise<'sent' | 'kept'>;
}
