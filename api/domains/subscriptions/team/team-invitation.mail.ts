import { defineMail } from '../../messaging/index.ts';
import { teamInvitationMail } from '../messages.ts';

export interface TeamInvitationInput {
  /** Who pays for the team. */
  ownerName: string;
  community: string | null;
  /** Path with the one-time token. */
  path: string;
  expiresAt: Date;
}

/** Goes to somebody a company wants to have a card of its team; they may not have an account yet. */
export const teamInvitation = defineMail<TeamInvitationInput>('team_invitation')(
  teamInvitationMail,
  (texts, { ownerName, community, path, expiresAt }, format) => {
    const team = community ?? ownerName;
    return {
      subject: texts.subject(team),
      title: texts.title(team),
      blocks: [
        { kind: 'text', words: texts.why(ownerName) },
        { kind: 'button', label: texts.button, to: path, spelledOut: true },
        { kind: 'note', words: texts.note(format.date(expiresAt)) },
      ],
    };
  },
);
