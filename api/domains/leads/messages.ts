import type { ByCardLanguage } from '../../contract/base/card-languages.ts';
import { inEveryLanguage, type Language } from '../../contract/base/languages.ts';
import type { LeadStatus, LeadService } from '../../contract/leads/entities/contact-lead.schema.ts';
import { say } from '../messaging/index.ts';

// What the server says about leads, in every language.

interface FormPageMessages {
  title: string;
  back: string;
  name: string;
  phone: string;
  email: string;
  message: string;
  marketing: string;
  optional: string;
  leaveEmpty: string;
  send: string;
  notice: string;
  privacy: string;
}

export const formPageMessages: ByCardLanguage<FormPageMessages> = {
  he: {
    title: 'הפנייה עוד לא נשלחה',
    back: 'חזרה לכרטיס',
    name: 'שם מלא',
    phone: 'טלפון',
    email: 'אימייל',
    message: 'במה אפשר לעזור?',
    marketing: 'אפשר לשלוח לי גם עדכונים ומבצעים במייל או ב־SMS.',
    optional: 'לא חובה, ואפשר להסיר בכל עת.',
    leaveEmpty: 'נא להשאיר ריק',
    send: 'שליחת הפנייה',
    notice:
      'אין חובה חוקית למסור פרטים, אבל בלעדיהם לא נוכל לחזור אליך. הם נמסרים לבעלי הכרטיס לצורך מענה לפנייה, ונשמרים בשבילם אצל ביקור. אפשר לעיין בהם, לתקן ולמחוק:',
    privacy: 'מדיניות הפרטיות',
  },
  ar: {
    title: 'لم تُرسل الرسالة بعد',
    back: 'العودة إلى البطاقة',
    name: 'الاسم الكامل',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    message: 'كيف يمكننا المساعدة؟',
    marketing: 'يمكنكم أن ترسلوا إليّ أيضًا أخبارًا وعروضًا بالبريد الإلكتروني أو برسالة نصية.',
    optional: 'ليس إلزاميًا، ويمكن إلغاء الاشتراك في أي وقت.',
    leaveEmpty: 'يُرجى ترك هذا الحقل فارغًا',
    send: 'إرسال الرسالة',
    notice:
      'لا يُلزمكم القانون بتقديم التفاصيل، لكن بدونها لا يمكننا معاودة التواصل معكم. تُسلَّم التفاصيل إلى صاحب البطاقة للرد على الرسالة، وتُحفظ لأجله لدى بيكور. يمكن الاطلاع عليها وتصحيحها وحذفها:',
    privacy: 'سياسة الخصوصية',
  },
  ru: {
    title: 'Сообщение ещё не отправлено',
    back: 'Назад к визитке',
    name: 'Имя и фамилия',
    phone: 'Телефон',
    email: 'Эл. почта',
    message: 'Чем можем помочь?',
    marketing: 'Можно присылать мне новости и предложения по почте или SMS.',
    optional: 'Необязательно, отказаться можно в любое время.',
    leaveEmpty: 'Оставьте это поле пустым',
    send: 'Отправить',
    notice:
      'По закону вы не обязаны сообщать данные, но без них мы не сможем вам ответить. Их получит владелец визитки, чтобы ответить вам, а Bikur хранит их для него. Их можно посмотреть, исправить и удалить:',
    privacy: 'политика конфиденциальности',
  },
  en: {
    title: 'Your message has not been sent yet',
    back: 'Back to the card',
    name: 'Full name',
    phone: 'Phone',
    email: 'E-mail',
    message: 'How can we help?',
    marketing: 'You may also send me news and offers by e-mail or SMS.',
    optional: 'Not required, and you can opt out at any time.',
    leaveEmpty: 'Leave this empty',
    send: 'Send',
    notice:
      'The law does not oblige you to give details, but without them we cannot get back to you. They go to the owner of the card, to answer you, and Bikur keeps them for the owner. You can see, correct and delete them:',
    privacy: 'privacy policy',
  },
};

export const noticeTitles: Record<Language, (name: string) => string> = {
  he: (name) => `פנייה חדשה מ־${name}`,
  en: (name) => `New message from ${name}`,
};

export const timeRequestTitles: Record<Language, (name: string) => string> = {
  he: (name) => `בקשה לקבוע מועד מ־${name}`,
  en: (name) => `${name} asks for a time`,
};

interface LeadsTableMessages {
  file: string;
  headings: readonly string[];
  statuses: Readonly<Record<LeadStatus, string>>;
  marketing: Readonly<Record<'yes' | 'no' | 'unknown', string>>;
}

export const leadsTableMessages: Readonly<Record<Language, LeadsTableMessages>> = {
  he: {
    file: 'פניות',
    headings: [
      'תאריך',
      'כרטיס',
      'שם',
      'טלפון',
      'אימייל',
      'הודעה',
      'סטטוס',
      'הערות',
      'הסכמה לדיוור',
      'מועד ההסכמה',
      'נוסח ההודעה על פרטיות',
    ],
    statuses: { new: 'חדש', in_progress: 'בטיפול', won: 'הפך ללקוח', lost: 'לא יצא לפועל', spam: 'ספאם' },
    marketing: { yes: 'כן', no: 'לא', unknown: 'לא נשמר' },
  },
  en: {
    file: 'Leads',
    headings: [
      'Date',
      'Card',
      'Name',
      'Phone',
      'Email',
      'Message',
      'Status',
      'Notes',
      'Marketing consent',
      'Time of consent',
      'Wording of the privacy notice',
    ],
    statuses: { new: 'New', in_progress: 'In progress', won: 'Won', lost: 'Lost', spam: 'Spam' },
    marketing: { yes: 'Yes', no: 'No', unknown: 'Not kept' },
  },
};

interface SalesLeadMessages {
  title(name: string): string;
  services: Record<LeadService, string>;
}

export const salesLeadMessages: Record<Language, SalesLeadMessages> = {
  he: {
    title: (name) => `פנייה חדשה למכירות מ־${name}`,
    services: {
      'single-card': 'כרטיס אחד',
      'multiple-cards': 'כמה כרטיסים',
      'business-solution': 'פתרון לעסק או לארגון',
      'physical-cards': 'כרטיסים מודפסים עם NFC',
      consultation: 'ייעוץ',
      other: 'משהו אחר',
    },
  },
  en: {
    title: (name) => `New sales enquiry from ${name}`,
    services: {
      'single-card': 'One card',
      'multiple-cards': 'Several cards',
      'business-solution': 'A solution for a business or organisation',
      'physical-cards': 'Printed cards with NFC',
      consultation: 'Advice',
      other: 'Something else',
    },
  },
};

/** Of the reminder on the day that staff chose. */
export const followUpTitles: Record<Language, (name: string) => string> = {
  he: (name) => `היום חוזרים ל־${name}`,
  en: (name) => `Today: get back to ${name}`,
};

export const newCardLeadMail = inEveryLanguage({
  he: {
    subject: (name: string, card: string) => say`פנייה חדשה מ־${name} בכרטיס ${card}`,
    title: (name: string) => say`פנייה חדשה מ־${name}`,
    timeSubject: (name: string, card: string) => say`בקשה לקבוע מועד מ־${name} בכרטיס ${card}`,
    timeTitle: (name: string) => say`בקשה לקבוע מועד מ־${name}`,
    intro: (card: string) => say`התקבלה דרך הכרטיס ${card}:`,
    name: 'שם',
    phone: 'טלפון',
    email: 'אימייל',
    marketing: 'הסכמה לעדכונים ומבצעים',
    yes: 'כן',
    no: 'לא',
    reply: say`תשובה להודעה הזו מגיעה ישירות לפונה.`,
    all: 'לכל הפניות של הכרטיס',
  },
  en: {
    subject: (name, card) => say`New message from ${name} on your card ${card}`,
    title: (name) => say`New message from ${name}`,
    timeSubject: (name, card) => say`${name} asks for a time on your card ${card}`,
    timeTitle: (name) => say`${name} asks for a time`,
    intro: (card) => say`It came through your card ${card}:`,
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    marketing: 'Agreed to news and offers',
    yes: 'yes',
    no: 'no',
    reply: say`Your answer to this mail goes straight to the sender.`,
    all: 'All messages of this card',
  },
});

export const newSalesLeadMail = inEveryLanguage({
  he: {
    title: (name: string) => say`פנייה חדשה למכירות מ־${name}`,
    intro: say`התקבלה פנייה חדשה למחלקת המכירות:`,
    name: 'שם',
    phone: 'טלפון',
    email: 'אימייל',
    service: 'מתעניינים ב',
    source: 'מקור',
    none: 'לא נמסר',
    open: 'לפנייה במערכת הניהול',
  },
  en: {
    title: (name) => say`New sales enquiry from ${name}`,
    intro: say`Somebody wrote to the sales department:`,
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    service: 'Looking for',
    source: 'Source',
    none: 'not given',
    open: 'Open it in the back office',
  },
});
