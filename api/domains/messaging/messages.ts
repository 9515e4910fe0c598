import type { ByCardLanguage } from '../../contract/base/card-languages.ts';
import { inEveryLanguage, type Translated } from '../../contract/base/languages.ts';

// What the server says about notifications, campaigns and mails, in every language.

export const campaignAtOtherStep: Translated = {
  he: 'הפעולה אינה אפשרית במצב הנוכחי של השליחה. רעננו את הדף',
  en: 'The sending is not at a point where this can be done. Refresh the page',
};

export const recipientsChanged = (recipients: number): Translated => ({
  he: `בינתיים השתנה המספר: עכשיו ההודעה תגיע ל־${recipients}. אפשר לבדוק ולשלוח שוב`,
  en: `The number changed meanwhile: it would now reach ${recipients}. Check and send again`,
});

export const typeRecipients = (recipients: number): Translated => ({
  he: `כדי לשלוח יש להקליד ${recipients}`,
  en: `To send it, type ${recipients}`,
});

export const mailDidNotFail: Translated = {
  he: 'רק מייל שנכשל אפשר לשלוח שוב.',
  en: 'Only a mail that failed can be sent again.',
};

export const mailAddressImproper: Translated = {
  he: 'הכתובת אינה כתובת מייל תקינה, ולכן המייל לא יכול להישלח.',
  en: 'The address is no proper mail address, so the mail cannot be sent.',
};

export const mailSecretStruckOut: Translated = {
  he: 'במייל היה קישור חד־פעמי שנמחק מהיומן. אפשר לשלוח קישור חדש מדף המשתמש.',
  en: 'The mail held a one-time link that was struck out of the log. Send a new link from the user’s page.',
};

interface FrameMessages {
  brand: string;
  /** The reason for the mail, before the site's address. */
  why: string;
  questions: string;
  spelledOut: string;
}

export const frameMessages: ByCardLanguage<FrameMessages> = {
  he: {
    brand: 'ביקור',
    why: 'ההודעה נשלחה אליך כי יש לך חשבון באתר',
    questions: 'לשאלות:',
    spelledOut: 'הכפתור לא נפתח? אפשר להעתיק את הכתובת לדפדפן:',
  },
  ar: {
    brand: 'بيكور',
    why: 'وصلتكم هذه الرسالة لأن لديكم حسابًا في الموقع',
    questions: 'للأسئلة:',
    spelledOut: 'لا يُفتح الزر؟ يمكن نسخ العنوان إلى المتصفح:',
  },
  ru: {
    brand: 'Bikur',
    why: 'Вы получили это письмо, потому что у вас есть аккаунт на сайте',
    questions: 'Вопросы:',
    spelledOut: 'Кнопка не открывается? Скопируйте адрес в браузер:',
  },
  en: {
    brand: 'Bikur',
    why: 'You get this mail because you have an account at',
    questions: 'Questions:',
    spelledOut: 'If the button does not open, copy this address into your browser:',
  },
};

/** Words around what staff write in a campaign by mail; the law asks for the first in advertising. */
export const campaignMail = inEveryLanguage({
  he: {
    advertising: 'פרסומת',
    open: 'לפרטים',
    why: 'המייל נשלח אליך כי הסכמת בחשבון לקבל מביקור דברי פרסומת.',
    off: 'להסרה מרשימת התפוצה',
  },
  en: {
    advertising: 'Advertisement',
    open: 'Read more',
    why: 'You get this mail because you agreed in your account to advertising from Bikur.',
    off: 'Unsubscribe',
  },
});
