import { inEveryCardLanguage, type ByCardLanguage } from '../../../contract/base/card-languages.ts';
import { type Language } from '../../../contract/base/languages.ts';
import { say } from '../../messaging/index.ts';

// What the server says about times that visitors ask for, in every language.

interface TimeTexts {
  title: string;
  intro: string;
  times: string;
  /** Before a taken time, for screen readers. */
  taken: string;
  length(minutes: number): string;
  service: string;
  anyService: string;
  name: string;
  phone: string;
  email: string;
  emailHelp: string;
  note: string;
  optional: string;
  send: string;
  notSent: string;
  leaveEmpty: string;
  notice: string;
  privacy: string;
  back: string;
  noneTitle: string;
  none: string;
  /** The lead's message: the times, then what was written. */
  asksFor: string;
  serviceLine(name: string): string;
  state: Readonly<Record<'waiting' | 'confirmed' | 'declined' | 'cancelled', readonly [string, string]>>;
  keepLink: string;
  asked: string;
  calendar: string;
  cancel: string;
  cancelHelp: string;
  again: string;
  unknownTitle: string;
  unknown: string;
  calendarOf(card: string): string;
}

export const timeTexts: ByCardLanguage<TimeTexts> = {
  he: {
    title: 'בקשת מועד',
    intro: 'בוחרים עד שלושה מועדים שנוחים לך. אחד מהם יאושר, ועד אז שום דבר לא נקבע.',
    times: 'מתי נוח לך?',
    taken: 'תפוס',
    length: (minutes) => `${minutes} דקות לכל מועד`,
    service: 'שירות',
    anyService: 'לא נבחר',
    name: 'שם',
    phone: 'טלפון',
    email: 'אימייל',
    emailHelp: 'לשם נשלח את התשובה ואת המועד ליומן.',
    note: 'הערה',
    optional: 'לא חובה',
    send: 'שליחת הבקשה',
    notSent: 'הבקשה עוד לא נשלחה',
    leaveEmpty: 'נא להשאיר ריק',
    notice:
      'אין חובה חוקית למסור פרטים, אבל בלעדיהם אי אפשר לקבוע מועד. הם נמסרים לבעלי הכרטיס לצורך הבקשה, ונשמרים בשבילם אצל ביקור. אפשר לעיין בהם, לתקן ולמחוק:',
    privacy: 'מדיניות הפרטיות',
    back: 'חזרה לכרטיס',
    noneTitle: 'אין כרגע מועדים לבחירה',
    none: 'בשבועיים הקרובים אין שעות פתיחה פנויות. אפשר לפנות ישירות מהכרטיס.',
    asksFor: 'מועדים מבוקשים:',
    serviceLine: (name) => `שירות: ${name}`,
    state: {
      waiting: ['הבקשה נשלחה', 'התשובה תופיע בעמוד הזה. שום מועד עוד לא נקבע.'],
      confirmed: ['המועד אושר', 'אפשר להוסיף אותו ליומן.'],
      declined: ['המועדים לא מתאימים', 'אף אחד מהמועדים לא אושר. אפשר לבקש מועדים אחרים.'],
      cancelled: ['הבקשה בוטלה', 'המועד לא יתקיים.'],
    },
    keepLink: 'כדאי לשמור את הקישור לעמוד הזה: רק דרכו רואים את התשובה ואפשר לבטל.',
    asked: 'המועדים שביקשת',
    calendar: 'הוספה ליומן',
    cancel: 'ביטול הבקשה',
    cancelHelp: 'הביטול סופי, ובעלי הכרטיס מקבלים הודעה.',
    again: 'לבקש מועד אחר',
    unknownTitle: 'הבקשה לא נמצאה',
    unknown: 'ייתכן שהקישור נקטע, או שהבקשה נמחקה.',
    calendarOf: (card) => `נקבע דרך כרטיס הביקור של ${card}`,
  },
  en: {
    title: 'Request a time',
    intro:
      'Choose up to three times that suit you. One of them will be confirmed; until then nothing is fixed.',
    times: 'When would suit you?',
    taken: 'Taken',
    length: (minutes) => `${minutes} minutes each`,
    service: 'Service',
    anyService: 'Not chosen',
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    emailHelp: 'For the answer and the entry for your calendar.',
    note: 'Note',
    optional: 'optional',
    send: 'Send the request',
    notSent: 'The request has not been sent yet',
    leaveEmpty: 'Leave this empty',
    notice:
      'The law does not oblige you to give details, but without them no time can be fixed. They go to the owner of the card, for this request, and Bikur keeps them for the owner. You can see, correct and delete them:',
    privacy: 'privacy policy',
    back: 'Back to the card',
    noneTitle: 'No times to choose now',
    none: 'There are no free opening hours in the coming two weeks. The card has other ways to get in touch.',
    asksFor: 'Times asked for:',
    serviceLine: (name) => `Service: ${name}`,
    state: {
      waiting: ['The request was sent', 'The answer will appear on this page. No time is fixed yet.'],
      confirmed: ['The time is confirmed', 'You can add it to your calendar.'],
      declined: ['The times don’t suit', 'None of the times was confirmed. You can ask for others.'],
      cancelled: ['The request was cancelled', 'The time will not take place.'],
    },
    keepLink: 'Keep the link to this page: only here can you see the answer and cancel.',
    asked: 'The times you asked for',
    calendar: 'Add to calendar',
    cancel: 'Cancel the request',
    cancelHelp: 'Cancelling is final, and the owner of the card is told.',
    again: 'Ask for another time',
    unknownTitle: 'The request was not found',
    unknown: 'The link may be cut off, or the request was deleted.',
    calendarOf: (card) => `Agreed through the business card of ${card}`,
  },
  ar: {
    title: 'طلب موعد',
    intro: 'اختاروا حتى ثلاثة مواعيد تناسبكم. سيتم تأكيد واحد منها، وحتى ذلك الحين لم يُحدَّد شيء.',
    times: 'متى يناسبكم؟',
    taken: 'محجوز',
    length: (minutes) => `مدة كل موعد ${minutes} دقيقة`,
    service: 'الخدمة',
    anyService: 'لم يتم الاختيار',
    name: 'الاسم',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    emailHelp: 'إليه نرسل الجواب والموعد للتقويم.',
    note: 'ملاحظة',
    optional: 'غير إلزامي',
    send: 'إرسال الطلب',
    notSent: 'لم يُرسل الطلب بعد',
    leaveEmpty: 'يرجى تركه فارغًا',
    notice:
      'لا يُلزمكم القانون بتقديم التفاصيل، لكن من دونها لا يمكن تحديد موعد. تُسلَّم لصاحب البطاقة من أجل هذا الطلب، وتحفظها بيكور له. يمكن الاطلاع عليها وتصحيحها وحذفها:',
    privacy: 'سياسة الخصوصية',
    back: 'العودة إلى البطاقة',
    noneTitle: 'لا مواعيد للاختيار الآن',
    none: 'لا توجد ساعات عمل شاغرة في الأسبوعين القريبين. يمكن التواصل مباشرة من البطاقة.',
    asksFor: 'المواعيد المطلوبة:',
    serviceLine: (name) => `الخدمة: ${name}`,
    state: {
      waiting: ['أُرسل الطلب', 'سيظهر الجواب في هذه الصفحة. لم يُحدَّد أي موعد بعد.'],
      confirmed: ['تم تأكيد الموعد', 'يمكن إضافته إلى التقويم.'],
      declined: ['المواعيد غير مناسبة', 'لم يتم تأكيد أي من المواعيد. يمكن طلب مواعيد أخرى.'],
      cancelled: ['أُلغي الطلب', 'لن يُعقد الموعد.'],
    },
    keepLink: 'احفظوا رابط هذه الصفحة: من خلاله فقط يظهر الجواب ويمكن الإلغاء.',
    asked: 'المواعيد التي طلبتموها',
    calendar: 'إضافة إلى التقويم',
    cancel: 'إلغاء الطلب',
    cancelHelp: 'الإلغاء نهائي، ويتم إبلاغ صاحب البطاقة.',
    again: 'طلب موعد آخر',
    unknownTitle: 'لم يُعثر على الطلب',
    unknown: 'ربما انقطع الرابط، أو حُذف الطلب.',
    calendarOf: (card) => `حُدِّد عبر بطاقة ${card}`,
  },
  ru: {
    title: 'Запрос времени',
    intro: 'Выберите до трёх удобных вариантов. Один из них подтвердят; до этого ничего не назначено.',
    times: 'Когда вам удобно?',
    taken: 'Занято',
    length: (minutes) => `${minutes} мин. на встречу`,
    service: 'Услуга',
    anyService: 'Не выбрана',
    name: 'Имя',
    phone: 'Телефон',
    email: 'Эл. почта',
    emailHelp: 'На неё придут ответ и запись для календаря.',
    note: 'Примечание',
    optional: 'необязательно',
    send: 'Отправить запрос',
    notSent: 'Запрос ещё не отправлен',
    leaveEmpty: 'Оставьте пустым',
    notice:
      'Закон не обязывает сообщать данные, но без них назначить время нельзя. Они передаются владельцу карточки для этого запроса, и Bikur хранит их для него. Их можно посмотреть, исправить и удалить:',
    privacy: 'политика конфиденциальности',
    back: 'Назад к карточке',
    noneTitle: 'Сейчас выбирать не из чего',
    none: 'В ближайшие две недели нет свободных часов. Связаться можно прямо с карточки.',
    asksFor: 'Запрошенное время:',
    serviceLine: (name) => `Услуга: ${name}`,
    state: {
      waiting: ['Запрос отправлен', 'Ответ появится на этой странице. Время ещё не назначено.'],
      confirmed: ['Время подтверждено', 'Его можно добавить в календарь.'],
      declined: ['Время не подходит', 'Ни один из вариантов не подтверждён. Можно запросить другие.'],
      cancelled: ['Запрос отменён', 'Встреча не состоится.'],
    },
    keepLink: 'Сохраните ссылку на эту страницу: только здесь виден ответ и можно отменить запрос.',
    asked: 'Время, которое вы запросили',
    calendar: 'Добавить в календарь',
    cancel: 'Отменить запрос',
    cancelHelp: 'Отмена окончательна, владелец карточки получит сообщение.',
    again: 'Запросить другое время',
    unknownTitle: 'Запрос не найден',
    unknown: 'Возможно, ссылка обрезана или запрос удалён.',
    calendarOf: (card) => `Назначено через визитку ${card}`,
  },
};

export const timeNoticeTitles: Record<
  Language,
  Readonly<Record<'cancelled' | 'withdrawn', (name: string) => string>>
> = {
  he: {
    cancelled: (name) => `המועד עם ${name} בוטל`,
    withdrawn: (name) => `הבקשה של ${name} למועד בוטלה`,
  },
  en: {
    cancelled: (name) => `The time with ${name} was cancelled`,
    withdrawn: (name) => `${name} cancelled the request for a time`,
  },
};

export const timeRequestMail = inEveryCardLanguage({
  he: {
    subjects: {
      received: (name: string) => say`ביקשת מועד אצל ${name}`,
      confirmed: (name: string) => say`המועד עם ${name} אושר`,
      declined: (name: string) => say`המועדים אצל ${name} לא מתאימים`,
      cancelled: (name: string) => say`המועד עם ${name} בוטל`,
      withdrawn: (name: string) => say`הבקשה למועד עם ${name} בוטלה`,
    },
    titles: {
      received: (name: string) => say`הבקשה הגיעה אל ${name}`,
      confirmed: (name: string) => say`נקבע: ${name}`,
      declined: (name: string) => say`${name}: המועדים לא מתאימים`,
      cancelled: (name: string) => say`${name}: המועד בוטל`,
      withdrawn: (name: string) => say`${name}: הבקשה בוטלה`,
    },
    said: {
      received: say`כשתהיה תשובה היא תישלח לכאן. שום מועד עוד לא נקבע, ואפשר לבטל בעמוד הבקשה.`,
      confirmed: say`המועד ליומן מצורף. אפשר לבטל בעמוד הבקשה.`,
      declined: say`אף אחד מהמועדים שביקשת לא אושר. אפשר לבקש מועדים אחרים דרך הכרטיס.`,
      cancelled: say`המועד לא יתקיים. הקובץ המצורף מסיר אותו מהיומן.`,
      withdrawn: say`הבקשה בוטלה לפני שנקבע מועד.`,
    },
    confirmedToOwner: say`המועד ליומן מצורף.`,
    when: 'מתי',
    page: 'לעמוד הבקשה',
    leads: 'לפניות של הכרטיס',
  },
  en: {
    subjects: {
      received: (name) => say`You asked ${name} for a time`,
      confirmed: (name) => say`Your time with ${name} is confirmed`,
      declined: (name) => say`The times don’t suit ${name}`,
      cancelled: (name) => say`The time with ${name} was cancelled`,
      withdrawn: (name) => say`The request for a time with ${name} was cancelled`,
    },
    titles: {
      received: (name) => say`Your request reached ${name}`,
      confirmed: (name) => say`Confirmed: ${name}`,
      declined: (name) => say`${name}: the times don’t suit`,
      cancelled: (name) => say`${name}: cancelled`,
      withdrawn: (name) => say`${name}: the request was cancelled`,
    },
    said: {
      received: say`The answer will be sent here. No time is fixed yet, and you can cancel on the request's page.`,
      confirmed: say`The entry for your calendar is attached. You can cancel on the request's page.`,
      declined: say`None of the times was confirmed. You can ask for others through the card.`,
      cancelled: say`The time will not take place. The attached file removes it from your calendar.`,
      withdrawn: say`The request was cancelled before a time was fixed.`,
    },
    confirmedToOwner: say`The entry for your calendar is attached.`,
    when: 'When',
    page: 'To the request',
    leads: 'To the messages of the card',
  },
  ar: {
    subjects: {
      received: (name) => say`طلبتم موعدًا لدى ${name}`,
      confirmed: (name) => say`تم تأكيد الموعد مع ${name}`,
      declined: (name) => say`المواعيد لدى ${name} غير مناسبة`,
      cancelled: (name) => say`أُلغي الموعد مع ${name}`,
      withdrawn: (name) => say`أُلغي طلب الموعد مع ${name}`,
    },
    titles: {
      received: (name) => say`وصل الطلب إلى ${name}`,
      confirmed: (name) => say`تم التأكيد: ${name}`,
      declined: (name) => say`${name}: المواعيد غير مناسبة`,
      cancelled: (name) => say`${name}: أُلغي الموعد`,
      withdrawn: (name) => say`${name}: أُلغي الطلب`,
    },
    said: {
      received: say`سيُرسل الجواب إلى هنا. لم يُحدَّد أي موعد بعد، ويمكن الإلغاء في صفحة الطلب.`,
      confirmed: say`الموعد للتقويم مرفق. يمكن الإلغاء في صفحة الطلب.`,
      declined: say`لم يتم تأكيد أي من المواعيد. يمكن طلب مواعيد أخرى عبر البطاقة.`,
      cancelled: say`لن يُعقد الموعد. الملف المرفق يزيله من التقويم.`,
      withdrawn: say`أُلغي الطلب قبل تحديد موعد.`,
    },
    confirmedToOwner: say`الموعد للتقويم مرفق.`,
    when: 'متى',
    page: 'إلى صفحة الطلب',
    leads: 'إلى توجهات البطاقة',
  },
  ru: {
    subjects: {
      received: (name) => say`Вы запросили время: ${name}`,
      confirmed: (name) => say`Время подтверждено: ${name}`,
      declined: (name) => say`Время не подходит: ${name}`,
      cancelled: (name) => say`Встреча отменена: ${name}`,
      withdrawn: (name) => say`Запрос времени отменён: ${name}`,
    },
    titles: {
      received: (name) => say`Запрос получен: ${name}`,
      confirmed: (name) => say`Подтверждено: ${name}`,
      declined: (name) => say`${name}: время не подходит`,
      cancelled: (name) => say`${name}: встреча отменена`,
      withdrawn: (name) => say`${name}: запрос отменён`,
    },
    said: {
      received: say`Ответ придёт сюда. Время ещё не назначено, отменить можно на странице запроса.`,
      confirmed: say`Запись для календаря приложена. Отменить можно на странице запроса.`,
      declined: say`Ни один из вариантов не подтверждён. Можно запросить другие через карточку.`,
      cancelled: say`Встреча не состоится. Приложенный файл убирает её из календаря.`,
      withdrawn: say`Запрос отменён до того, как время было назначено.`,
    },
    confirmedToOwner: say`Запись для календаря приложена.`,
    when: 'Когда',
    page: 'К запросу',
    leads: 'К сообщениям карточки',
  },
});
