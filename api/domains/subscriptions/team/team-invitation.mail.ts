import { defineMail, say } from '../../messaging/index.ts';

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
  {
    he: {
      subject: (team: string) => say`הזמנה לכרטיס ביקור של ${team}`,
      title: (team: string) => say`יש לך כרטיס ביקור ב${team}`,
      why: (owner: string) =>
        say`${owner} הזמין/ה אותך לכרטיס ביקור דיגיטלי. העיצוב כבר מוכן, נשאר להוסיף את הפרטים שלך. אין תשלום מצידך.`,
      button: 'לקבל את הכרטיס',
      note: (until: string) =>
        say`הקישור אישי וטוב עד ${until}. לא ציפית להזמנה? אפשר להתעלם, או לסרב לה בעמוד שייפתח.`,
    },
    en: {
      subject: (team) => say`An invitation to a business card of ${team}`,
      title: (team) => say`Your business card at ${team}`,
      why: (owner) =>
        say`${owner} invited you to a digital business card. Its design is ready; just add your details. There is nothing for you to pay.`,
      button: 'Get the card',
      note: (until) =>
        say`The link is personal and works until ${until}. Did you not expect this? Ignore it, or decline on the page it opens.`,
    },
  },
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
