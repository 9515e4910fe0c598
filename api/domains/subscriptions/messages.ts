import {
  pluralOf,
  inEveryLanguage,
  localeOf,
  translated,
  type Language,
  type Translated,
} from '../../contract/base/languages.ts';
import { fromMinor } from '../../contract/base/money.schema.ts';
import { formatMoney } from '../../contract/base/format-money.ts';
import { say } from '../messaging/index.ts';

// What the server says about plans and teams, in every language.

const inHebrew = pluralOf('he');
const inEnglish = pluralOf('en');

export const noProPlace: Translated = {
  he: 'אין מקום פנוי לכרטיס פרו בתוכנית שלך. אפשר ליצור כרטיס בסיסי, או לשדרג.',
  en: 'Your plan has no free place for a pro card. You can make a basic card, or upgrade.',
};

export const noPlace: Translated = {
  he: 'כל המקומות בתוכנית שלך תפוסים. שדרוג, או מחיקת כרטיס, יפנו מקום.',
  en: 'All places of your plan are taken. Upgrading, or deleting a card, makes room.',
};

export const planAlreadyActive: Translated = {
  he: 'התוכנית הזו כבר פעילה אצלך.',
  en: 'You already have this plan.',
};

export const consentChanged: Translated = {
  he: 'הנוסח של ההסכמה לחידוש השתנה מאז שהעמוד נפתח, ושום דבר לא חויב. יש לטעון את העמוד מחדש.',
  en: 'The wording of the consent to renewal has changed since this page was opened, and nothing was charged. Reload the page.',
};

export const packageMoveMessages = translated({
  otherStep: {
    he: 'הפעולה אינה אפשרית במצב הנוכחי של ההעברה. רעננו את הדף',
    en: 'The migration is not at a point where this can be done. Refresh the page',
  },
  targetChanged: {
    he: 'מוצר היעד השתנה או נמחק מאז התצוגה המקדימה. יש להכין תצוגה מקדימה חדשה',
    en: 'The target product was changed or deleted since the preview. Make a new preview',
  },
  nothingToDo: { he: 'אין כאן אף חבילה לשינוי', en: 'There is no package to change here' },
});

export const typePackages = (waiting: number): Translated => ({
  he: `יש להקליד את מספר החבילות: ${waiting}`,
  en: `Type the number of packages: ${waiting}`,
});

export const packagesHeld = (taken: number): Translated => ({
  he: `העברה אחרת עובדת כרגע על ${taken} מהחבילות האלה. נסו שוב כשתסתיים`,
  en: `Another migration is working on ${taken} of these packages. Try again when it is over`,
});

export const chooseOtherProduct: Translated = { he: 'יש לבחור מוצר אחר', en: 'Choose another product' };

export const cancellationChanged: Translated = {
  he: 'מה שהביטול עושה השתנה מאז שהוצג. זה מה שהוא עושה עכשיו; שום דבר לא בוטל.',
  en: 'What cancelling does has changed since it was shown. This is what it does now; nothing was cancelled.',
};

export const changeSumChanged: Translated = {
  he: 'הסכום השתנה מאז שהוצג. זה הסכום עכשיו; שום דבר לא חויב.',
  en: 'The sum has changed since it was shown. This is what it is now; nothing was charged.',
};

export const changeRefusalMessages = translated({
  over: {
    he: 'אפשר להחליף תוכנית רק כשיש תוכנית בתשלום שפעילה עכשיו.',
    en: 'Only a paid plan that is in force now can be changed.',
  },
  charging: {
    he: 'חיוב של התוכנית הזו נמצא בבדיקה. אפשר להחליף אותה כשתתקבל תשובה.',
    en: 'A charge of this plan is being looked into. It can be changed once the answer is there.',
  },
  byHand: {
    he: 'את התוכנית הזו מחליפים איתנו: אפשר לפנות אלינו ונסדר.',
    en: 'This plan is changed together with us: contact us and we will see to it.',
  },
});

export const nothingToPay: Translated = {
  he: 'אין כאן חיוב שמחכה לתשלום, או שחיוב כבר בדרך.',
  en: 'No charge waits to be paid here, or one is under way already.',
};

export const planIsTheSame: Translated = {
  he: 'התוכנית הזו כבר פעילה אצלך.',
  en: 'You already have this plan.',
};

export const renewalCardNames: Translated = {
  he: 'החלפת כרטיס, בלי חיוב',
  en: 'Replacing the card, without a charge',
};

export const noRenewal: Translated = { he: 'אין מנוי שמתחדש מעצמו.', en: 'No plan of yours renews itself.' };

export const packageOver: Translated = {
  he: 'התוכנית הזו אינה בתוקף.',
  en: 'This package is not in force.',
};

export const noChargeToRetry: Translated = {
  he: 'אין כאן חיוב שמחכה לתשלום, או שחיוב כבר בדרך.',
  en: 'No charge waits to be paid here, or one is under way already.',
};

const communityName = (name: string | null): Translated => ({
  he: name ? `"${name}"` : 'הצוות',
  en: name ? `“${name}”` : 'the team',
});

/** Why something cannot be done with a team. */
const teamRefusals = translated({
  notInForce: {
    he: 'התוכנית של הצוות אינה פעילה עכשיו. אחרי חידוש שלה אפשר להמשיך.',
    en: 'The team’s plan is not in force now. You can go on once it has been renewed.',
  },
  ownInvitation: {
    he: 'זו הכתובת שלך: הכרטיסים של בעל התוכנית כבר כלולים בה.',
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
});

interface TeamNotice {
  title: Translated;
  content: Translated;
}

/** What people are told about teams: refusals, and lines of their notifications. */
export const teamMessages = {
  ...teamRefusals,
  full: (free: number): Translated => ({
    he:
      free === 0
        ? 'כל המקומות בצוות תפוסים. אפשר לפנות מקום, או לבקש מאיתנו תוכנית גדולה יותר.'
        : `בצוות נשארו ${inHebrew(free, { one: 'מקום אחד', other: `${free} מקומות` })} בלבד.`,
    en:
      free === 0
        ? 'All places of the team are taken. Make room, or ask us for a larger plan.'
        : `The team has only ${inEnglish(free, { one: 'one place', other: `${free} places` })} left.`,
  }),
  joined: (name: string, team: string | null): TeamNotice => ({
    title: { he: 'מישהו הצטרף לצוות', en: 'Somebody joined the team' },
    content: {
      he: `ההזמנה של ${name} אל ${communityName(team).he} התקבלה, והכרטיס מוכן.`,
      en: `${name} accepted the invitation to ${communityName(team).en}, and the card is ready.`,
    },
  }),
  declined: (name: string, team: string | null): TeamNotice => ({
    title: { he: 'הזמנה לצוות נדחתה', en: 'An invitation was declined' },
    content: {
      he: `ההזמנה של ${name} אל ${communityName(team).he} נדחתה. המקום פנוי.`,
      en: `${name} declined the invitation to ${communityName(team).en}. The place is free.`,
    },
  }),
  left: (name: string, team: string | null): TeamNotice => ({
    title: { he: 'מישהו עזב את הצוות', en: 'Somebody left the team' },
    content: {
      he: `${name} כבר לא חלק מ־${communityName(team).he}. המקום פנוי.`,
      en: `${name} is no longer part of ${communityName(team).en}. The place is free.`,
    },
  }),
  removed: (team: string | null): TeamNotice => ({
    title: { he: 'הכרטיס יצא מהצוות', en: 'Your card left the team' },
    content: {
      he: `החברות שלך ב־${communityName(team).he} הסתיימה. הכרטיס נשאר שלך, ומוצג לפי התוכנית שלך.`,
      en: `You are no longer part of ${communityName(team).en}. The card stays yours, and is shown as your own plan allows.`,
    },
  }),
};

export const dealCancelledMail = inEveryLanguage({
  he: {
    subject: say`אישור: העסקה בוטלה`,
    title: (name: string) => say`שלום ${name}, העסקה בוטלה`,
    text: (plan: string) => say`התוכנית ${plan} בוטלה ולא תחויב יותר.`,
    change: (plan: string, before: string) => say`המעבר לתוכנית ${plan} בוטל, והתוכנית ${before} חזרה לתוקף.`,
    refund: 'סכום ההחזר',
    until: 'בתוקף עד',
    when: say`ההחזר נשלח לאמצעי התשלום שבו שולם, לכל המאוחר בתוך 14 ימים. מסמך הזיכוי יישלח במייל ויישמר בארנק.`,
    button: 'למנוי שלי',
    kept: say`שום דבר לא נמחק: הכרטיסים נשמרים אצלנו כמו שהם.`,
  },
  en: {
    subject: say`Confirmed: the deal is cancelled`,
    title: (name) => say`Hello ${name}, the deal is cancelled`,
    text: (plan) => say`The plan ${plan} is cancelled and will not be charged again.`,
    change: (plan, before) =>
      say`The change to the plan ${plan} is cancelled, and the plan ${before} is in force again.`,
    refund: 'Refund',
    until: 'Valid until',
    when: say`The refund goes to what it was paid with, within 14 days at the latest. The credit document will be mailed and kept in the wallet.`,
    button: 'My subscription',
    kept: say`Nothing is deleted: your cards are kept as they are.`,
  },
});

export const renewalStoppedMail = inEveryLanguage({
  he: {
    subject: say`אישור: המנוי לא יחויב יותר`,
    title: (name: string) => say`שלום ${name}, קיבלנו את הביטול`,
    text: (plan: string) => say`התוכנית ${plan} לא תתחדש ולא תחויב יותר.`,
    until: 'בתוקף עד',
    keep: say`עד אז הכול עובד כרגיל, ואפשר לחזור בך. אחר כך שום דבר לא נמחק.`,
    button: 'למנוי שלי',
    refund: say`שילמת לראשונה ב־14 הימים האחרונים? הביטול וההחזר לפי החוק נמצאים בעמוד המנוי, וגם בתשובה למייל הזה.`,
  },
  en: {
    subject: say`Confirmed: your subscription will not be charged again`,
    title: (name) => say`Hello ${name}, your cancellation has arrived`,
    text: (plan) => say`The plan ${plan} will not renew and will not be charged again.`,
    until: 'Valid until',
    keep: say`Until then everything works as usual, and you can change your mind. Afterwards nothing is deleted.`,
    button: 'My subscription',
    refund: say`Did you first pay within the last 14 days? Cancelling with the law’s refund is on the subscription page; answering this mail does, too.`,
  },
});

export const teamInvitationMail = inEveryLanguage({
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
});

export const priceChangeMail = inEveryLanguage({
  he: {
    subject: (plan: string, date: string) => say`מחיר המנוי ${plan} משתנה ב־${date}`,
    offSubject: (plan: string) => say`מחיר המנוי ${plan} נשאר כמו שהוא`,
    title: (name: string) => say`שלום ${name}, על מחיר המנוי שלך`,
    intro: say`מחיר המנוי ישתנה. המחיר החדש נגבה רק בחידוש שאחרי התאריך הזה, ועד אז לא משתנה דבר:`,
    off: say`הודענו לך על שינוי מחיר, והוא בוטל. המחיר נשאר:`,
    plan: 'המנוי',
    before: { monthly: 'המחיר היום, לחודש', yearly: 'המחיר היום, לשנה' },
    after: { monthly: 'המחיר החדש, לחודש', yearly: 'המחיר החדש, לשנה' },
    from: 'מתאריך',
    button: 'לביטול או לשינוי המנוי',
    wayOut: say`מי שמבטל את החידוש או בוחר תוכנית אחרת לפני התאריך לא ישלם את המחיר החדש, והכרטיסים ימשיכו לפעול עד סוף התקופה ששולמה.`,
  },
  en: {
    subject: (plan, date) => say`The price of your plan ${plan} changes on ${date}`,
    offSubject: (plan) => say`The price of your plan ${plan} stays as it is`,
    title: (name) => say`Hello ${name}, about the price of your plan`,
    intro: say`The price of your plan will change. The new price is charged only at a renewal after this date, and until then nothing changes:`,
    off: say`We told you of another price; it was called off. The price stays:`,
    plan: 'Plan',
    before: { monthly: 'Price today, a month', yearly: 'Price today, a year' },
    after: { monthly: 'New price, a month', yearly: 'New price, a year' },
    from: 'From',
    button: 'Cancel or change the plan',
    wayOut: say`Whoever cancels the renewal or chooses another plan before that date will not pay the new price, and their cards stay live until the end of the period they paid for.`,
  },
});

interface PriceNews {
  planName: string;
  before: number;
  after: number;
  from: Date;
  isOff: boolean;
}

/** The notification that goes with the mail; sums in agorot. */
export const priceChangeNotice = inEveryLanguage({
  he: ({ planName, before, after, from, isOff }: PriceNews) =>
    isOff
      ? { title: 'מחיר המנוי נשאר כמו שהוא', content: `שינוי המחיר של ${planName} בוטל` }
      : {
          title: 'מחיר המנוי עומד להשתנות',
          content: `${planName}: ${formatMoney(fromMinor(before), 'he')} היום, ${formatMoney(fromMinor(after), 'he')} בחידושים מ־${longDay('he', from)}. אפשר לבטל או לשנות עד אז`,
        },
  en: ({ planName, before, after, from, isOff }) =>
    isOff
      ? { title: 'The price of your plan stays', content: `The new price of ${planName} was called off` }
      : {
          title: 'The price of your plan will change',
          content: `${planName}: ${formatMoney(fromMinor(before), 'en')} today, ${formatMoney(fromMinor(after), 'en')} for renewals from ${longDay('en', from)}. You can cancel or change until then`,
        },
});

const longDay = (language: Language, day: Date): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'Asia/Jerusalem' }).format(day);

export const packageEndedMail = inEveryLanguage({
  he: {
    subject: (plan: string) => say`המנוי ${plan} הסתיים`,
    title: (name: string) => say`שלום ${name}, המנוי הסתיים`,
    intro: (plan: string, date: string) =>
      say`המנוי ${plan} הסתיים ב־${date}. כרטיסים מעבר לתוכנית החינמית אינם מוצגים.`,
    fellAway: (plan: string) =>
      say`המעבר לתוכנית ${plan} שהוזמן לסוף התקופה לא קרה, כי המנוי לא התחדש. שום דבר לא חויב.`,
    kept: say`שום דבר לא נמחק: חידוש המנוי מחזיר כל כרטיס בדיוק כפי שהיה, באותה כתובת.`,
    button: 'לחידוש המנוי',
  },
  en: {
    subject: (plan) => say`Your plan ${plan} has ended`,
    title: (name) => say`Hello ${name}, your plan has ended`,
    intro: (plan, date) => say`Your plan ${plan} ended on ${date}. Cards beyond the free plan are not shown.`,
    fellAway: (plan) =>
      say`The change to the plan ${plan} that was to come then did not happen, because nothing renewed yours. Nothing was charged.`,
    kept: say`Nothing was deleted: renewing brings each card back just as it was, at the same address.`,
    button: 'Renew the plan',
  },
});
