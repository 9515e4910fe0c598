import type { Block, MailContent, Words } from './mail-content.ts';

/** The words of a notice; `note` says what to do about what the reader didn't do themselves. */
interface NoticeTexts {
  subject: Words;
  title: (username: string) => Words;
  why: Words;
  note: Words;
  button: string;
}

/**
 * The content of a mail about what happened to an account, for its owner's eyes (docs/security.md S5): what happened,
 * when and where, what to do about it, and the button that leads there.
 */
export const accountNotice = (
  texts: NoticeTexts,
  username: string,
  facts: Extract<Block, { kind: 'details' }>['rows'],
  where: Pick<Extract<Block, { kind: 'button' }>, 'to' | 'spelledOut'>,
): MailContent => ({
  subject: texts.subject,
  title: texts.title(username),
  blocks: [
    { kind: 'text', words: texts.why },
    { kind: 'details', rows: facts },
    { kind: 'note', words: texts.note },
    { kind: 'button', label: texts.button, ...where },
  ],
});
