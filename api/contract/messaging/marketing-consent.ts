import { translated } from '../base/languages.ts';

/**
 * The words that somebody agrees to before advertising is mailed to them (section 30A of the Communications Law), and that
 * are kept with each consent as proof: a change makes no earlier consent another. They stand beside the switch in the
 * account, and by the button of the page that the link of such a mail opens, which takes them off and offers to come back.
 */
export const marketingConsentWording = translated({
  account: {
    he: 'בהפעלת ״במייל״ אני מסכים/ה לקבל מביקור דברי פרסומת במייל. אפשר לבטל בכל רגע, כאן או בקישור שבכל מייל.',
    en: 'By switching on “By email” I agree to get advertising from Bikur by email. It can be taken back at any time, here or by the link in each mail.',
  },
  mail: {
    he: 'בלחיצה על הכפתור אני מסכים/ה לקבל מביקור דברי פרסומת במייל. אפשר לבטל בכל רגע, כאן או בהגדרות החשבון.',
    en: 'By pressing the button I agree to get advertising from Bikur by email. It can be taken back at any time, here or in the account.',
  },
});
