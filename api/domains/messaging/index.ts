// What other domains may call of this one; all else is its own (docs/architecture.md).

/** What waits for somebody, and what support hands over for open tabs. */
export type { MessagingHooks } from './messaging-hooks.ts';
export { unreadCountsOf } from './live/unread-counts.ts';

/** Mail: a domain defines its own, and puts one into the log in the transaction it belongs to. */
export { accountNotice } from './mail/account-notice.ts';
export { countFailedMails } from './mail/count-failed-mails.ts';
export { defineMail } from './mail/define-mail.ts';
export { enqueueMail } from './mail/enqueue-mail.ts';
export { readMailQueue, type MailQueue } from './mail/read-mail-queue.ts';
export { say } from './mail/mail-content.ts';
export type { MailSite } from './mail/mail-site.ts';

/** What a person chose to be told, asked before each notice they may choose. */
export { letterOff } from './notifications/letter-off.ts';
export { wantsNotice } from './notifications/wants-notice.ts';
