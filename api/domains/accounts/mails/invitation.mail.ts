import { defineMail } from '../../messaging/index.ts';
import { invitationMail } from './messages.ts';

export interface InvitationInput {
  username: string;
  path: string;
}

/** Invites somebody whose account staff opened to choose a password. */
export const invitation = defineMail<InvitationInput>('invitation')(
  invitationMail,
  (texts, { username, path }) => ({
    subject: texts.subject,
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: texts.why },
      { kind: 'button', label: texts.button, to: path, spelledOut: true },
      { kind: 'note', words: texts.note },
    ],
  }),
);
