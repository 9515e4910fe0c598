import type { Translated } from '../base/languages.ts';

/**
 * The words that somebody agrees to before advertising is mailed to them (section 30A of the Communications Law). They
 * stand beside the switch in the account, and with each consent as proof: a change makes no earlier consent another.
 */
export const marketingConsentWording: Translated = {
  he: 'בהפעלת ״במייל״ אני מסכים/ה לקבל מביקור דברי פרסומת במייל. אפשר לבטל בכל רגע, כאן או בקישור שבכל מייל.',
  en: 'By switching on “By email” I agree to get advertising from Bikur by email. It can be taken back at any time, here or by the link in each mail.',
};
