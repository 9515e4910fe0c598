import { inEveryCardLanguage, type ByCardLanguage } from '../../../contract/base/card-languages.ts';
import { say } from '../../messaging/index.ts';

// What the server says about cards that visitors let be mailed, in every language.

export const cardByMailTexts = inEveryCardLanguage({
  he: {
    subject: (name: string) => say`הכרטיס של ${name}`,
    title: (name: string) => say`הכרטיס של ${name}`,
    intro: say`כך ביקשו בדף הכרטיס. איש הקשר מצורף: פותחים את הקובץ, והוא נשמר בטלפון.`,
    phone: 'טלפון',
    about: 'תפקיד',
    button: 'לכרטיס',
    note: say`הכתובת שלך הוקלדה בדף הכרטיס, שימשה למייל הזה בלבד ונמחקה אצלנו אחרי המשלוח. לא ביקשת? אפשר פשוט למחוק.`,
  },
  ar: {
    subject: (name: string) => say`البطاقة: ${name}`,
    title: (name: string) => say`البطاقة: ${name}`,
    intro: say`كما طُلب في صفحة البطاقة. جهة الاتصال مرفقة: افتحوا الملف لحفظها في الهاتف.`,
    phone: 'الهاتف',
    about: 'الوظيفة',
    button: 'إلى البطاقة',
    note: say`أُدخل عنوانكم في صفحة البطاقة، واستُخدم لهذه الرسالة فقط وحُذف لدينا بعد الإرسال. لم تطلبوها؟ يمكن حذفها ببساطة.`,
  },
  ru: {
    subject: (name: string) => say`Визитка: ${name}`,
    title: (name: string) => say`Визитка: ${name}`,
    intro: say`Так попросили на странице визитки. Контакт приложен: откройте файл, чтобы сохранить его в телефоне.`,
    phone: 'Телефон',
    about: 'Должность',
    button: 'Открыть визитку',
    note: say`Ваш адрес ввели на странице визитки, он послужил только для этого письма и удалён у нас после отправки. Вы не просили? Просто удалите письмо.`,
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
export const cardMailed = inEveryCardLanguage({
  he: {
    title: 'נשלח אל',
    text: 'עם איש הקשר מצורף. לא הגיע? כדאי לבדוק בדואר הזבל.',
  },
  ar: {
    title: 'أُرسلت إلى',
    text: 'مع جهة الاتصال مرفقة. لم تصل؟ تحققوا من البريد غير المرغوب فيه.',
  },
  ru: {
    title: 'Отправлено на',
    text: 'С приложенным контактом. Не пришло? Проверьте папку «Спам».',
  },
  en: {
    title: 'Sent to',
    text: 'With the contact attached. If it does not arrive, look in the spam folder.',
  },
});

/** Where no mail server is set, as in a demonstration. */
export const cardMailKept = inEveryCardLanguage({
  he: {
    title: 'נכתב ולא נשלח אל',
    text: 'דואר יוצא לא מוגדר כאן, ולכן המייל נשמר ביומן הדואר בלבד.',
  },
  ar: {
    title: 'كُتبت ولم تُرسل إلى',
    text: 'البريد الصادر غير معدّ هنا، لذلك حُفظت الرسالة في سجل البريد فقط.',
  },
  ru: {
    title: 'Написано, но не отправлено на',
    text: 'Исходящая почта здесь не настроена, поэтому письмо сохранено только в журнале почты.',
  },
  en: {
    title: 'Written, and not sent, to',
    text: 'No outgoing mail is set up here, so the mail is only kept in the mail log.',
  },
});

export const noCardMail: ByCardLanguage<string> = {
  he: 'אי אפשר לשלוח מכאן מיילים כרגע. אפשר להעתיק את הקישור ולשלוח לעצמכם.',
  ar: 'لا يمكن إرسال بريد من هنا الآن. يمكن نسخ الرابط وإرساله إلى أنفسكم.',
  ru: 'Сейчас отсюда нельзя отправить письмо. Можно скопировать ссылку и отправить её себе.',
  en: 'No mail can be sent from here at the moment. Copy the link and send it to yourself.',
};

export const tooManyCardMails: ByCardLanguage<string> = {
  he: 'נשלחו כבר כמה כרטיסים, ולכן צריך לחכות קצת. בינתיים אפשר להעתיק את הקישור.',
  ar: 'أُرسلت بضع بطاقات بالفعل، لذلك يجب الانتظار قليلًا. يمكن نسخ الرابط في هذه الأثناء.',
  ru: 'Уже отправлено несколько визиток, нужно немного подождать. Пока можно скопировать ссылку.',
  en: 'Several cards were sent already, so please wait a while. You can copy the link meanwhile.',
};
