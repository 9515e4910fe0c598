import type { ByCardLanguage, CardLanguage } from '../../../api/contract/base/card-languages.ts';

/** What a typed number lacks; `digits` is how many too few, or too many where below zero. */
type NumberIssue = 'empty' | 'none' | 'mobile' | 'landline' | 'service' | 'unreachable';

interface SheetMessages {
  share: string;
  whatsapp: string;
  sms: string;
  email: string;
  code: string;
  brightness: string;
  more: string;
  copy: string;
  copied: string;
  close: string;
  previous: string;
  next: string;
  inApp: string;
  outside: string;
  pasted: string;
  toNumber: string;
  number: string;
  numberKept: string;
  numberFine: string;
  numberIssue(issue: NumberIssue, digits: number): string;
  showCode: string;
  mailMe: string;
  mailSend: string;
  mailUse: string;
  mailOther: string;
  notSent: string;
}

/** The form of a count in the page's language; the catalogue's own is read there only. */
function counted(
  count: number,
  forms: { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>,
): string {
  return forms[new Intl.PluralRules(document.documentElement.lang).select(count)] ?? forms.other;
}

/** The texts that only the sheets need; all others are on the page already. */
const words: ByCardLanguage<SheetMessages> = {
  he: {
    share: 'שיתוף הכרטיס',
    whatsapp: 'לשלוח ב־WhatsApp',
    sms: 'SMS',
    email: 'דוא״ל',
    code: 'קוד QR',
    brightness: 'לא נסרק? כדאי להגביר את בהירות המסך.',
    more: 'עוד דרכים בטלפון',
    copy: 'העתקה',
    copied: 'הועתק',
    close: 'סגירה',
    previous: 'הקודמת',
    next: 'הבאה',
    inApp: 'הדפדפן של האפליקציה הזו לא שומר אנשי קשר. אפשר גם כך:',
    outside: 'פתיחה בדפדפן',
    pasted: 'הקישור הועתק. אפשר להדביק בכל מקום.',
    toNumber: 'לשלוח למספר',
    number: 'מספר טלפון',
    numberKept: 'המספר נשאר במכשיר שלכם. הוא לא נשלח לביקור ולא נשמר.',
    numberFine: 'מספר תקין',
    numberIssue: (issue, digits) => {
      const example = ', למשל 052-555-0148.';
      if (issue === 'empty') return `צריך מספר טלפון${example}`;
      if (issue === 'unreachable') return `המספר הזה לא מקבל הודעות. צריך מספר נייד${example}`;
      const whole = {
        mobile: `במספר נייד בישראל יש 10 ספרות${example}`,
        landline: 'במספר קווי בישראל יש 9 ספרות, למשל 03-555-0148.',
        service: 'במספר שמתחיל ב־1-700 או ב־1-800 יש 10 ספרות.',
        none: `זה לא נראה כמו מספר טלפון. אפשר לכתוב מספר נייד${example}`,
      }[issue];
      if (!digits) return whole;
      const count = Math.abs(digits);
      if (digits > 0) return `${count > 1 ? `חסרות ${count} ספרות` : 'חסרה ספרה'}. ${whole}`;
      return `${count > 1 ? `יש ${count} ספרות מיותרות` : 'יש ספרה מיותרת'}. ${whole}`;
    },
    showCode: 'להראות קוד',
    mailMe: 'לשלוח אליי את הכרטיס',
    mailSend: 'שליחה אליי',
    mailUse: 'מגיע הכרטיס עם איש קשר לשמירה. הכתובת משמשת לשליחה הזאת בלבד.',
    mailOther: 'כתובת אחרת',
    notSent: 'לא נשלח. בדקו את החיבור ונסו שוב.',
  },
  ar: {
    share: 'مشاركة البطاقة',
    whatsapp: 'إرسال عبر WhatsApp',
    sms: 'رسالة نصية',
    email: 'البريد الإلكتروني',
    code: 'رمز QR',
    brightness: 'لا يُقرأ الرمز؟ ارفعوا سطوع الشاشة.',
    more: 'طرق أخرى في الهاتف',
    copy: 'نسخ',
    copied: 'نُسخ',
    close: 'إغلاق',
    previous: 'السابقة',
    next: 'التالية',
    inApp: 'متصفح هذا التطبيق لا يحفظ جهات الاتصال. يمكن أيضًا:',
    outside: 'فتح في المتصفح',
    pasted: 'نُسخ الرابط. يمكن لصقه في أي مكان.',
    toNumber: 'إرسال إلى رقم',
    number: 'رقم الهاتف',
    numberKept: 'يبقى الرقم في جهازكم. لا يُرسل إلى بيكور ولا يُحفظ.',
    numberFine: 'رقم صحيح',
    numberIssue: (issue, digits) => {
      const example = '، مثل \u2066052-555-0148\u2069.';
      if (issue === 'empty') return `يجب إدخال رقم هاتف${example}`;
      if (issue === 'unreachable') return `هذا الرقم لا يستقبل رسائل. يجب إدخال رقم محمول${example}`;
      const whole = {
        mobile: `رقم الهاتف المحمول في إسرائيل من \u206610\u2069 أرقام${example}`,
        landline: 'رقم الهاتف الأرضي في إسرائيل من \u20669\u2069 أرقام، مثل \u206603-555-0148\u2069.',
        service: 'الرقم الذي يبدأ بـ \u20661-700\u2069 أو \u20661-800\u2069 من \u206610\u2069 أرقام.',
        none: `هذا لا يبدو رقم هاتف. يمكن إدخال رقم محمول${example}`,
      }[issue];
      if (!digits) return whole;
      const count = counted(Math.abs(digits), {
        one: 'رقم واحد',
        two: 'رقمان',
        few: `\u2066${Math.abs(digits)}\u2069 أرقام`,
        other: `\u2066${Math.abs(digits)}\u2069 رقمًا`,
      });
      return `${digits > 0 ? 'ينقص' : 'يوجد زيادة'} ${count}. ${whole}`;
    },
    showCode: 'عرض الرمز',
    mailMe: 'إرسال البطاقة إليّ',
    mailSend: 'إرسال إليّ',
    mailUse: 'تصل البطاقة مع جهة اتصال للحفظ. يُستخدم العنوان لهذا الإرسال فقط.',
    mailOther: 'عنوان آخر',
    notSent: 'لم تُرسل. تحققوا من الاتصال وحاولوا مجددًا.',
  },
  ru: {
    share: 'Поделиться визиткой',
    whatsapp: 'Отправить в WhatsApp',
    sms: 'SMS',
    email: 'Эл. почта',
    code: 'QR-код',
    brightness: 'Не считывается? Прибавьте яркость экрана.',
    more: 'Другие способы на телефоне',
    copy: 'Копия ссылки',
    copied: 'Готово',
    close: 'Закрыть',
    previous: 'Предыдущая',
    next: 'Следующая',
    inApp: 'Браузер этого приложения не сохраняет контакты. Можно иначе:',
    outside: 'Открыть в браузере',
    pasted: 'Ссылка скопирована. Её можно вставить куда угодно.',
    toNumber: 'Отправить на номер',
    number: 'Номер телефона',
    numberKept: 'Номер остаётся на вашем устройстве. Он не отправляется в Bikur и не хранится.',
    numberFine: 'Правильный номер',
    numberIssue: (issue, digits) => {
      const example = ', например 052-555-0148.';
      if (issue === 'empty') return `Нужен номер телефона${example}`;
      if (issue === 'unreachable') return `Этот номер не принимает сообщения. Нужен мобильный${example}`;
      const whole = {
        mobile: `В израильском мобильном номере 10 цифр${example}`,
        landline: 'В израильском городском номере 9 цифр, например 03-555-0148.',
        service: 'В номере, который начинается с 1-700 или 1-800, 10 цифр.',
        none: `Это не похоже на номер телефона. Можно ввести мобильный${example}`,
      }[issue];
      if (!digits) return whole;
      const count = counted(Math.abs(digits), {
        one: `${Math.abs(digits)} цифры`,
        other: `${Math.abs(digits)} цифр`,
      });
      const more = counted(Math.abs(digits), {
        one: `${Math.abs(digits)} лишняя цифра`,
        few: `${Math.abs(digits)} лишние цифры`,
        other: `${Math.abs(digits)} лишних цифр`,
      });
      return `${digits > 0 ? `Не хватает ${count}` : `Есть ${more}`}. ${whole}`;
    },
    showCode: 'Показать код',
    mailMe: 'Прислать визитку мне',
    mailSend: 'Прислать мне',
    mailUse: 'Придёт визитка с контактом для сохранения. Адрес служит только для этой отправки.',
    mailOther: 'Другой адрес',
    notSent: 'Не отправлено. Проверьте соединение и повторите.',
  },
  en: {
    share: 'Share this card',
    whatsapp: 'Send on WhatsApp',
    sms: 'SMS',
    email: 'E-mail',
    code: 'QR code',
    brightness: 'Not scanning? Turn up the brightness of the screen.',
    more: 'More ways on this phone',
    copy: 'Copy',
    copied: 'Copied',
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    inApp: "This app's browser does not save contacts. You can also:",
    outside: 'Open in the browser',
    pasted: 'The link is copied. Paste it anywhere.',
    toNumber: 'Send to a number',
    number: 'Phone number',
    numberKept: 'The number stays on your device. It is not sent to Bikur, nor kept.',
    numberFine: 'A valid number',
    numberIssue: (issue, digits) => {
      const example = ', such as 052-555-0148.';
      if (issue === 'empty') return `A phone number is needed${example}`;
      if (issue === 'unreachable') return `This number takes no messages. Use a mobile number${example}`;
      const whole = {
        mobile: `An Israeli mobile number has 10 digits${example}`,
        landline: 'An Israeli landline has 9 digits, such as 03-555-0148.',
        service: 'A number that begins with 1-700 or 1-800 has 10 digits.',
        none: `This does not look like a phone number. Try a mobile number${example}`,
      }[issue];
      if (!digits) return whole;
      const count = Math.abs(digits);
      const what = count > 1 ? `${count} digits` : 'One digit';
      if (digits > 0) return `${what} ${count > 1 ? 'are' : 'is'} missing. ${whole}`;
      return `${what} too many. ${whole}`;
    },
    showCode: 'Show the code',
    mailMe: 'Mail me this card',
    mailSend: 'Send it to me',
    mailUse: 'The card comes with a contact to save. The address is used for this one mail only.',
    mailOther: 'Another address',
    notSent: 'Not sent. Check your connection and try again.',
  },
};

export const language = document.documentElement.lang as CardLanguage;
export const say = words[language];
