import type { ByCardLanguage } from '../../api/contract/base/card-languages.ts';

export interface FormMessages {
  /** Replaces the default title, which the database stores in Hebrew. */
  title: string;
  name: string;
  phone: string;
  email: string;
  message: string;
  marketing: string;
  marketingHint: string;
  send: string;
  sent: string;
  leaveEmpty: string;
  noticeBefore: string;
  noticeAfter: string;
  privacy: string;
}

/** The words of the card's form, which only cards that take messages have. */
export const formMessages: ByCardLanguage<FormMessages> = {
  he: {
    title: 'צור קשר',
    name: 'שם מלא',
    phone: 'טלפון',
    email: 'אימייל',
    message: 'במה אפשר לעזור?',
    marketing: 'אפשר לשלוח לי גם עדכונים ומבצעים במייל או ב־SMS.',
    marketingHint: 'לא חובה, ואפשר להסיר בכל עת.',
    send: 'שליחת הפנייה',
    sent: 'הפנייה נשלחה. תודה, נחזור אליכם בהקדם.',
    leaveEmpty: 'נא להשאיר ריק',
    noticeBefore: 'אין חובה חוקית למסור פרטים, אבל בלעדיהם לא נוכל לחזור אליך. הם נמסרים לבעלי הכרטיס,',
    noticeAfter: 'לצורך מענה לפנייה, ונשמרים בשבילם אצל ביקור. אפשר לעיין בהם, לתקן ולמחוק:',
    privacy: 'מדיניות הפרטיות',
  },
  ar: {
    title: 'تواصلوا معنا',
    name: 'الاسم الكامل',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    message: 'كيف يمكننا المساعدة؟',
    marketing: 'يمكنكم أن ترسلوا إليّ أيضًا أخبارًا وعروضًا بالبريد الإلكتروني أو برسالة نصية.',
    marketingHint: 'ليس إلزاميًا، ويمكن إلغاء الاشتراك في أي وقت.',
    send: 'إرسال الرسالة',
    sent: 'أُرسلت الرسالة. شكرًا، سنعاود التواصل معكم قريبًا.',
    leaveEmpty: 'يُرجى ترك هذا الحقل فارغًا',
    noticeBefore:
      'لا يُلزمكم القانون بتقديم التفاصيل، لكن بدونها لا يمكننا معاودة التواصل معكم. تُسلَّم التفاصيل إلى صاحب البطاقة،',
    noticeAfter: 'للرد على الرسالة، وتُحفظ لأجله لدى بيكور. يمكن الاطلاع عليها وتصحيحها وحذفها:',
    privacy: 'سياسة الخصوصية',
  },
  ru: {
    title: 'Связаться с нами',
    name: 'Имя и фамилия',
    phone: 'Телефон',
    email: 'Эл. почта',
    message: 'Чем можем помочь?',
    marketing: 'Можно присылать мне новости и предложения по почте или SMS.',
    marketingHint: 'Необязательно, отказаться можно в любое время.',
    send: 'Отправить',
    sent: 'Сообщение отправлено. Спасибо, скоро ответим.',
    leaveEmpty: 'Оставьте это поле пустым',
    noticeBefore:
      'По закону вы не обязаны сообщать данные, но без них мы не сможем вам ответить. Их получит владелец визитки,',
    noticeAfter: 'чтобы ответить вам, а Bikur хранит их для него. Их можно посмотреть, исправить и удалить:',
    privacy: 'политика конфиденциальности',
  },
  en: {
    title: 'Contact',
    name: 'Full name',
    phone: 'Phone',
    email: 'E-mail',
    message: 'How can we help?',
    marketing: 'You may also send me news and offers by e-mail or SMS.',
    marketingHint: 'Not required, and you can opt out at any time.',
    send: 'Send',
    sent: 'Sent. Thank you, we will get back to you soon.',
    leaveEmpty: 'Leave this empty',
    noticeBefore:
      'The law does not oblige you to give details, but without them we cannot get back to you. They go to the owner of this card,',
    noticeAfter: 'to answer you, and Bikur keeps them for the owner. You can see, correct and delete them:',
    privacy: 'privacy policy',
  },
};
