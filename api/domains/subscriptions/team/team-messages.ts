import type { Translated } from '../../../contract/base/languages.ts';

const community = (name: string | null): Translated => ({
  he: name ? `"${name}"` : 'הצוות',
  en: name ? `“${name}”` : 'the team',
});

export const teamMessages = {
  notInForce: {
    he: 'החבילה של הצוות אינה פעילה עכשיו. אחרי חידוש שלה אפשר להמשיך.',
    en: 'The team’s plan is not in force now. You can go on once it has been renewed.',
  },
  full: (free: number): Translated => ({
    he:
      free === 0
        ? 'כל המקומות בצוות תפוסים. אפשר לפנות מקום, או לבקש מאיתנו חבילה גדולה יותר.'
        : `בצוות נשארו ${free === 1 ? 'מקום אחד' : `${free} מקומות`} בלבד.`,
    en:
      free === 0
        ? 'All places of the team are taken. Make room, or ask us for a larger plan.'
        : `The team has only ${free === 1 ? 'one place' : `${free} places`} left.`,
  }),
  ownInvitation: {
    he: 'זו הכתובת שלך: הכרטיסים של בעל החבילה כבר כלולים בה.',
    en: 'This is your own address: the plan includes its owner’s cards already.',
  },
  alreadyThere: {
    he: 'הכתובת כבר בצוות או הוזמנה אליו.',
    en: 'This address is in the team already, or is invited.',
  },
  alreadyMember: {
    he: 'החשבון הזה כבר שייך לצוות.',
    en: 'This account belongs to the team already.',
  },
  hasCard: {
    he: 'כבר יש לך כרטיס של הצוות.',
    en: 'You have a card of the team already.',
  },
  otherTeam: {
    he: 'הכרטיס כבר שייך לצוות אחר.',
    en: 'This card belongs to another team.',
  },
  joined: (name: string, team: string | null) => ({
    title: { he: 'מישהו הצטרף לצוות', en: 'Somebody joined the team' },
    content: {
      he: `ההזמנה של ${name} אל ${community(team).he} התקבלה, והכרטיס מוכן.`,
      en: `${name} accepted the invitation to ${community(team).en}, and the card is ready.`,
    },
  }),
  declined: (name: string, team: string | null) => ({
    title: { he: 'הזמנה לצוות נדחתה', en: 'An invitation was declined' },
    content: {
      he: `ההזמנה של ${name} אל ${community(team).he} נדחתה. המקום פנוי.`,
      en: `${name} declined the invitation to ${community(team).en}. The place is free.`,
    },
  }),
  left: (name: string, team: string | null) => ({
    title: { he: 'מישהו עזב את הצוות', en: 'Somebody left the team' },
    content: {
      he: `${name} כבר לא חלק מ־${community(team).he}. המקום פנוי.`,
      en: `${name} is no longer part of ${community(team).en}. The place is free.`,
    },
  }),
  removed: (team: string | null) => ({
    title: { he: 'הכרטיס יצא מהצוות', en: 'Your card left the team' },
    content: {
      he: `החברות שלך ב־${community(team).he} הסתיימה. הכרטיס נשאר שלך, ומוצג לפי התוכנית שלך.`,
      en: `You are no longer part of ${community(team).en}. The card stays yours, and is shown as your own plan allows.`,
    },
  }),
} as const;
