import { inEveryLanguage, type Translated } from '../../../contract/base/languages.ts';
import { say } from '../../messaging/index.ts';

// What the server says about cards that visitors let be mailed, in every language.

export const cardByMailTexts = inEveryLanguage({
  he: {
    subject: (name: string) => say`הכרטיס של ${name}`,
    title: (name: string) => say`הכרטיס של ${name}`,
    intro: say`כך ביקשו בדף הכרטיס. איש הקשר מצורף: פותחים את הקובץ, והוא נשמר בטלפון.`,
    phone: 'טלפון',
    about: 'תפקיד',
    button: 'לכרטיס',
    note: say`הכתובת שלך הוקלדה בדף הכרטיס, שימשה למייל הזה בלבד ונמחקה אצלנו אחרי המשלוח. לא ביקשת? אפשר פשוט למחוק.`,
  },
  en: {
    subject: (name: string) => say`The card of ${name}`,
    title: (name: string) => say`The card of ${name}`,
    intro: say`As asked for on the card's page. The contact is attached: open the file to save it on your phone.`,
    phone: 'Phone',
    about: 'Role',
    button: 'Open the card',
    note: say`Your address was typed on the card's page, was used for this one mail and was deleted here once it had left. If it wasn't you, just delete this mail.`,
  },
});

/** Said beside the form; `title` stands above the address. */
export const cardMailed = inEveryLanguage({
  he: {
    title: 'נשלח אל',
    text: 'עם איש הקשר מצורף. לא הגיע? כדאי לבדוק בדואר הזבל.',
  },
  en: {
    title: 'Sent to',
    text: 'With the contact attached. If it does not arrive, look in the spam folder.',
  },
});

/** Where no mail server is set, as in a demonstration. */
export const cardMailKept = inEveryLanguage({
  he: {
    title: 'נכתב ולא נשלח אל',
    text: 'דואר יוצא לא מוגדר כאן, ולכן המייל נשמר ביומן הדואר בלבד.',
  },
  en: {
    title: 'Written, and not sent, to',
    text: 'No outgoing mail is set up here, so the mail is only kept in the mail log.',
  },
});

export const noCardMail: Translated = {
  he: 'אי אפשר לשלוח מכאן מיילים כרגע. אפשר להעתיק את הקישור ולשלוח לעצמכם.',
  en: 'No mail can be sent from here at the moment. Copy the link and send it to yourself.',
};

export const tooManyCardMails: Translated = {
  he: 'נשלחו כבר כמה כרטיסים, ולכן צריך לחכות קצת. בינתיים אפשר להעתיק את הקישור.',
  en: 'Several cards were sent already, so please wait a while. You can copy the link meanwhile.',
};
