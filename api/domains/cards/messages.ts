import type { ReportReason } from '../../contract/cards/entities/card-report.schema.ts';
import {
  inEveryLanguage,
  type ByLanguage,
  type Language,
  type Translated,
} from '../../contract/base/languages.ts';
import type { ByCardLanguage } from '../../contract/base/card-languages.ts';
import { say } from '../messaging/index.ts';

// What the server says about cards, in every language.

export const typeIsOfTeam: Translated = {
  he: 'זה כרטיס של צוות: הסוג שלו נקבע בתוכנית של החברה.',
  en: 'This card belongs to a team: its kind comes with the company’s plan.',
};

export const copyMarks: Record<Language, string> = { he: ' (עותק)', en: ' (copy)' };

export const takenDownCard: Translated = {
  he: 'צוות ביקור הסיר את הכרטיס מהאתר, ולכן אי אפשר לשכפל אותו.',
  en: 'Our staff took this card off the site, so it cannot be duplicated.',
};

export const closedAddressMessages: Record<Language, { title: string; text: string; home: string }> = {
  he: {
    title: 'הכרטיס הזה כבר לא כאן',
    text: 'בעלי הכרטיס סגרו את החשבון שלהם. הכתובת שמורה ואינה מובילה לאיש.',
    home: 'לדף הבית',
  },
  en: {
    title: 'This card is no longer here',
    text: 'Its owner closed their account. The address is kept and leads to nobody.',
    home: 'Home page',
  },
};

export const takenDownMessages: ByLanguage<{ title: string; text: string; home: string }> = {
  he: {
    title: 'הכרטיס הזה אינו זמין',
    text: 'הכרטיס הוסר מהאתר בידי הצוות. אם זה הכרטיס שלך, נשלח אליך מייל שמסביר מדוע, ואפשר <a href="/contact">לכתוב לנו</a>.',
    home: 'לדף הבית',
  },
  en: {
    title: 'This card is not available',
    text: 'Our staff took the card off the site. If it is yours, you were sent a mail that says why, and you can <a href="/contact">write to us</a>.',
    home: 'Home page',
  },
};

export const brandNames: ByCardLanguage<string> = { he: 'ביקור', ar: 'بيكور', ru: 'Bikur', en: 'Bikur' };

/** On signs with a card's code; `short` stands under a small one. */
export const posterWords: ByCardLanguage<{ title: string; short: string }> = {
  he: { title: 'סורקים, והכרטיס אצלכם בטלפון', short: 'סריקה לכרטיס' },
  ar: { title: 'امسحوا الرمز وتصلكم البطاقة على الهاتف', short: 'امسحوا الرمز' },
  ru: { title: 'Отсканируйте код, и визитка у вас в телефоне', short: 'Визитка по коду' },
  en: { title: 'Scan, and the card is on your phone', short: 'Scan for the card' },
};

interface PassMessages {
  brand: string;
  about(name: string): string;
  phone: string;
  email: string;
  website: string;
  address: string;
  card: string;
}

/** The pass's own messages; everything else on it was typed by the card's owner. */
export const passMessages: ByCardLanguage<PassMessages> = {
  he: {
    brand: 'ביקור',
    about: (name) => `כרטיס הביקור של ${name}`,
    phone: 'טלפון',
    email: 'אימייל',
    website: 'אתר',
    address: 'כתובת',
    card: 'הכרטיס המלא',
  },
  ar: {
    brand: 'بيكور',
    about: (name) => `بطاقة العمل: ${name}`,
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    website: 'الموقع',
    address: 'العنوان',
    card: 'البطاقة الكاملة',
  },
  ru: {
    brand: 'Bikur',
    about: (name) => `Визитка: ${name}`,
    phone: 'Телефон',
    email: 'Эл. почта',
    website: 'Сайт',
    address: 'Адрес',
    card: 'Вся визитка',
  },
  en: {
    brand: 'Bikur',
    about: (name) => `Business card of ${name}`,
    phone: 'Phone',
    email: 'E-mail',
    website: 'Website',
    address: 'Address',
    card: 'The whole card',
  },
};

export const notTakenDown: Translated = { he: 'הכרטיס אינו מוסר.', en: 'The card is not taken down.' };

export const alreadyTakenDown: Translated = {
  he: 'הכרטיס כבר הוסר.',
  en: 'The card has been taken down already.',
};

export const reportAtOtherStep: Translated = {
  he: 'אי אפשר לעשות את זה במצב הנוכחי של הדיווח.',
  en: 'The report is not in a state for that.',
};

export const reportedCardGone: Translated = { he: 'הכרטיס כבר לא קיים.', en: 'The card is no longer there.' };

export const cardReportedTitles: Record<Language, string> = {
  he: 'דיווח על כרטיס',
  en: 'A card was reported',
};

export const takedownTitles: Record<'taken_down' | 'restored', Translated> = {
  taken_down: { he: 'כרטיס הוסר מהאתר', en: 'A card was taken off the site' },
  restored: { he: 'כרטיס הוחזר לאתר', en: 'A card is back on the site' },
};

export const takedownObjection: Record<Language, string> = {
  he: 'לערעור אפשר לכתוב לתמיכה.',
  en: 'To object, write to support.',
};

export const cardRestoredMail = inEveryLanguage({
  he: {
    subject: (card: string) => say`הכרטיס ${card} חזר לאתר`,
    title: (name: string) => say`שלום ${name}, הכרטיס שלך חזר לאתר`,
    intro: (card: string) => say`צוות האתר החזיר את הכרטיס ${card}, בדיוק כפי שהיה ובאותה כתובת.`,
    button: 'לכרטיסים שלי',
  },
  en: {
    subject: (card) => say`Your card ${card} is back on the site`,
    title: (name) => say`Hello ${name}, your card is back on the site`,
    intro: (card) => say`Our staff put the card ${card} back, just as it was and at the same address.`,
    button: 'My cards',
  },
});

export const heldCardTitles: Record<'owner' | 'staff' | 'released', Translated> = {
  owner: { he: 'הכרטיס מחכה לבדיקה', en: 'Your card waits to be checked' },
  staff: { he: 'כרטיס מחכה לבדיקה', en: 'A card waits to be checked' },
  released: { he: 'הכרטיס מוצג למבקרים', en: 'Visitors see your card' },
};

export const heldCardContents: Record<Language, (card: string, words: string) => string> = {
  he: (card, words) =>
    `${card}: המילים "${words}" נשמעות כמו שם של גוף מוכר. מבקרים יראו את הכרטיס אחרי שנבדוק אותו; הפרטים ברשימת הכרטיסים.`,
  en: (card, words) =>
    `${card}: the words “${words}” sound like the name of a known body. Visitors see the card once we have checked it; details are in the list of cards.`,
};

export const changedSinceSeen: Translated = {
  he: 'הכרטיס השתנה מאז שנפתח כאן. יש לקרוא אותו שוב ואז לשחרר.',
  en: 'The card has changed since it was opened here. Read it again, then release it.',
};

export const notHeld: Translated = {
  he: 'הכרטיס אינו מחכה לבדיקה.',
  en: 'The card does not wait to be checked.',
};

export const cardReleasedMail = inEveryLanguage({
  he: {
    subject: (card: string) => say`הכרטיס ${card} מוצג למבקרים`,
    title: (name: string) => say`שלום ${name}, הכרטיס שלך מוצג למבקרים`,
    intro: (card: string) => say`הבדיקה של הכרטיס ${card} הסתיימה. מעכשיו כל מי שיש לו את הקישור רואה אותו.`,
    button: 'לכרטיסים שלי',
  },
  en: {
    subject: (card) => say`Visitors see your card ${card}`,
    title: (name) => say`Hello ${name}, visitors see your card`,
    intro: (card) => say`The card ${card} has been checked. From now on everybody who has the link sees it.`,
    button: 'My cards',
  },
});

export const cardTakenDownMail = inEveryLanguage({
  he: {
    subject: (card: string) => say`הכרטיס ${card} הוסר מהאתר`,
    title: (name: string) => say`שלום ${name}, כרטיס שלך הוסר מהאתר`,
    intro: (card: string) => say`צוות האתר הסיר את הכרטיס ${card}. מבקרים רואים במקומו דף ניטרלי, בלי פרטים.`,
    reason: 'הסיבה',
    kept: say`שום דבר לא נמחק: אפשר לערוך את הכרטיס, וצוות ביקור יכול להחזיר אותו בדיוק כפי שהיה.`,
    object: say`חושבים שזו טעות, או שתיקנתם? כתבו לנו ונבדוק שוב.`,
    button: 'לכתוב לנו',
  },
  en: {
    subject: (card) => say`Your card ${card} was taken off the site`,
    title: (name) => say`Hello ${name}, one of your cards was taken off the site`,
    intro: (card) =>
      say`Our staff took the card ${card} down. Visitors meet a neutral page without any details.`,
    reason: 'Reason',
    kept: say`Nothing was deleted: you can edit the card, and our staff can put it back just as it was.`,
    object: say`You think this is a mistake, or you have mended it? Write to us and we will look again.`,
    button: 'Write to us',
  },
});

export interface NoticeMessages {
  back: string;
  accessibility: {
    title: string;
    owner(name: string): string;
    maker(company: string): string;
    done: string;
    measures: readonly string[];
    limits: string;
    contact: string;
    ownerContact: string;
    makerContact: string;
    answer: string;
    changed: string;
  };
  report: {
    title: string;
    about(name: string): string;
    reason: string;
    reasons: Readonly<Record<ReportReason, string>>;
    details: string;
    email: string;
    optional: string;
    send: string;
    leaveEmpty: string;
    sent: string;
    anonymous: string;
  };
}

export const noticeMessages: ByCardLanguage<NoticeMessages> = {
  he: {
    back: 'חזרה לכרטיס',
    accessibility: {
      title: 'הצהרת נגישות',
      owner: (name) =>
        `הצהרה זו חלה על כרטיס הביקור הדיגיטלי של ${name}. בעלי הכרטיס אחראים לתוכן שבו: טקסטים, תמונות, סרטון וקישורים.`,
      maker: (company) => `העמוד עצמו נבנה ומתוחזק בידי ${company}.`,
      done: 'העמוד נבנה לפי תקן ישראלי 5568 ברמה AA, המבוסס על WCAG, ולפי תקנות שוויון זכויות לאנשים עם מוגבלות (התאמות נגישות לשירות), התשע״ג–2013. מה נעשה:',
      measures: [
        'אפשר להשתמש בכל הכרטיס במקלדת בלבד, ויש קישור דילוג לתוכן',
        'כותרות, רשימות, טפסים ותמונות מסומנים לקוראי מסך, והשפה והכיוון מוגדרים',
        'צבע ההדגשה שבחרו בעלי הכרטיס מותאם כך שהטקסט נשאר קריא (ניגודיות 4.5:1 לפחות)',
        'אפשר להגדיל את הטקסט עד 200% בלי לאבד תוכן, והתנועה נעצרת למי שביקשו זאת בהגדרות המכשיר',
        'הכרטיס פועל גם בלי JavaScript',
      ],
      limits: 'ייתכן שתמונות או סרטונים שהעלו בעלי הכרטיס, ואתרים שאליהם הוא מקשר, אינם נגישים במלואם.',
      contact: 'נתקלתם בבעיית נגישות? כתבו או התקשרו:',
      ownerContact: 'לבעלי הכרטיס',
      makerContact: 'לרכז הנגישות שלנו',
      answer: 'נשיב בתוך חמישה ימי עסקים.',
      changed: 'ההצהרה עודכנה ב־21 בנובמבר 2026.',
    },
    report: {
      title: 'דיווח על כרטיס',
      about: (name) => `הדיווח נוגע לכרטיס של ${name}. הוא מגיע לצוות שלנו ולא לבעלי הכרטיס.`,
      reason: 'מה הבעיה?',
      reasons: {
        impersonation: 'התחזות לאדם או לעסק אחר',
        fraud: 'הונאה',
        spam: 'ספאם',
        offensive: 'תוכן פוגעני',
        illegal: 'תוכן בלתי חוקי',
        privacy: 'פגיעה בפרטיות',
        other: 'סיבה אחרת',
      },
      details: 'פרטים',
      email: 'אימייל לתשובה',
      optional: 'לא חובה',
      send: 'שליחת הדיווח',
      leaveEmpty: 'נא להשאיר ריק',
      sent: 'הדיווח התקבל. תודה, נבדוק אותו.',
      anonymous: 'אין חובה למסור פרטים מזהים. מה שנכתב כאן משמש לבדיקת הדיווח בלבד.',
    },
  },
  ar: {
    back: 'العودة إلى البطاقة',
    accessibility: {
      title: 'بيان سهولة الوصول',
      owner: (name) =>
        `يسري هذا البيان على بطاقة العمل الرقمية: ${name}. صاحب البطاقة مسؤول عن محتواها: النصوص والصور والفيديو والروابط.`,
      maker: (company) => `الصفحة نفسها من بناء وصيانة ${company}.`,
      done: 'بُنيت الصفحة وفق المعيار الإسرائيلي \u20665568\u2069 بمستوى AA المستند إلى WCAG، ووفق أنظمة المساواة في الحقوق للأشخاص ذوي الإعاقة (ملاءمة سهولة الوصول إلى الخدمة) لسنة \u20662013\u2069. ما الذي تم:',
      measures: [
        'يمكن استخدام البطاقة كلها بلوحة المفاتيح وحدها، وهناك رابط للانتقال إلى المحتوى',
        'العناوين والقوائم والنماذج والصور موسومة لقارئات الشاشة، واللغة والاتجاه محددان',
        'لون الإبراز الذي اختاره صاحب البطاقة مضبوط بحيث يبقى النص مقروءًا (تباين \u20664.5:1\u2069 على الأقل)',
        'يمكن تكبير النص حتى \u2066200%\u2069 دون فقدان محتوى، والحركة تتوقف لمن طلب ذلك في إعدادات الجهاز',
        'تعمل البطاقة أيضًا بدون JavaScript',
      ],
      limits:
        'قد لا تكون الصور أو مقاطع الفيديو التي رفعها صاحب البطاقة، أو المواقع التي تشير إليها، متاحة بالكامل.',
      contact: 'واجهتم مشكلة في سهولة الوصول؟ اكتبوا أو اتصلوا:',
      ownerContact: 'صاحب البطاقة',
      makerContact: 'منسق سهولة الوصول لدينا',
      answer: 'نرد خلال خمسة أيام عمل.',
      changed: 'حُدّث البيان في \u206621.11.2026\u2069.',
    },
    report: {
      title: 'إبلاغ عن بطاقة',
      about: (name) => `يتعلق البلاغ بالبطاقة: ${name}. يصل إلى طاقمنا وليس إلى صاحب البطاقة.`,
      reason: 'ما المشكلة؟',
      reasons: {
        impersonation: 'انتحال شخصية شخص أو مصلحة أخرى',
        fraud: 'احتيال',
        spam: 'رسائل مزعجة',
        offensive: 'محتوى مسيء',
        illegal: 'محتوى غير قانوني',
        privacy: 'انتهاك الخصوصية',
        other: 'سبب آخر',
      },
      details: 'تفاصيل',
      email: 'بريد إلكتروني للرد',
      optional: 'ليس إلزاميًا',
      send: 'إرسال البلاغ',
      leaveEmpty: 'يُرجى ترك هذا الحقل فارغًا',
      sent: 'وصل البلاغ. شكرًا، سنفحصه.',
      anonymous: 'لا حاجة إلى ذكر تفاصيل تعرّف بكم. ما يُكتب هنا يُستخدم لفحص البلاغ فقط.',
    },
  },
  ru: {
    back: 'Назад к визитке',
    accessibility: {
      title: 'Заявление о доступности',
      owner: (name) =>
        `Это заявление относится к цифровой визитке: ${name}. За её содержание (тексты, изображения, видео и ссылки) отвечает владелец визитки.`,
      maker: (company) => `Саму страницу создала и поддерживает ${company}.`,
      done: 'Страница построена по израильскому стандарту 5568 уровня AA, основанному на WCAG, и по Положениям о равных правах людей с инвалидностью (доступность услуг) 2013 года. Что сделано:',
      measures: [
        'Визиткой можно пользоваться только с клавиатуры, есть ссылка для перехода к содержанию',
        'Заголовки, списки, формы и изображения размечены для программ экранного доступа, язык и направление указаны',
        'Цвет, выбранный владельцем, подстраивается так, чтобы текст оставался читаемым (контраст не ниже 4,5:1)',
        'Текст можно увеличить до 200 % без потери содержания, а движение останавливается у тех, кто попросил об этом в настройках устройства',
        'Визитка работает и без JavaScript',
      ],
      limits:
        'Изображения и видео, загруженные владельцем, и сайты, на которые ведёт визитка, могут быть доступны не полностью.',
      contact: 'Столкнулись с препятствием? Напишите или позвоните:',
      ownerContact: 'Владелец визитки',
      makerContact: 'Наш координатор по доступности',
      answer: 'Мы отвечаем в течение пяти рабочих дней.',
      changed: 'Заявление обновлено 21 ноября 2026 года.',
    },
    report: {
      title: 'Жалоба на визитку',
      about: (name) => `Жалоба касается визитки: ${name}. Её получит наша команда, а не владелец визитки.`,
      reason: 'Что не так?',
      reasons: {
        impersonation: 'Выдаёт себя за другого человека или бизнес',
        fraud: 'Мошенничество',
        spam: 'Спам',
        offensive: 'Оскорбительное содержание',
        illegal: 'Незаконное содержание',
        privacy: 'Нарушение частной жизни',
        other: 'Другая причина',
      },
      details: 'Подробности',
      email: 'Эл. почта для ответа',
      optional: 'необязательно',
      send: 'Отправить жалобу',
      leaveEmpty: 'Оставьте это поле пустым',
      sent: 'Жалоба получена. Спасибо, мы её рассмотрим.',
      anonymous: 'Называть себя не нужно. То, что вы напишете, послужит только для проверки жалобы.',
    },
  },
  en: {
    back: 'Back to the card',
    accessibility: {
      title: 'Accessibility statement',
      owner: (name) =>
        `This statement covers the digital business card of ${name}. The owner of the card answers for what it contains: texts, pictures, video and links.`,
      maker: (company) => `The page itself is built and maintained by ${company}.`,
      done: 'The page is built to Israeli Standard 5568 at level AA, which follows WCAG, and to the Equal Rights for Persons with Disabilities Regulations (Service Accessibility Adjustments), 2013. What was done:',
      measures: [
        'The whole card can be used with a keyboard alone, and there is a link that skips to the content',
        'Headings, lists, forms and pictures are marked up for screen readers; language and direction are set',
        'The accent colour the owner chose is adapted so that text stays readable (contrast of 4.5:1 at least)',
        'Text can be enlarged to 200% without losing content, and motion stops for those who ask their device for it',
        'The card works without JavaScript, too',
      ],
      limits:
        'Pictures or videos that the owner uploaded, and sites the card links to, may not be fully accessible.',
      contact: 'Did you meet a barrier? Write or call:',
      ownerContact: 'The owner of the card',
      makerContact: 'Our accessibility coordinator',
      answer: 'We answer within five working days.',
      changed: 'This statement was last changed on 21 November 2026.',
    },
    report: {
      title: 'Report a card',
      about: (name) =>
        `This report is about the card of ${name}. It goes to our staff, not to the owner of the card.`,
      reason: 'What is wrong?',
      reasons: {
        impersonation: 'It pretends to be somebody else',
        fraud: 'Fraud',
        spam: 'Spam',
        offensive: 'Offensive content',
        illegal: 'Illegal content',
        privacy: 'It violates privacy',
        other: 'Another reason',
      },
      details: 'Details',
      email: 'E-mail for an answer',
      optional: 'not required',
      send: 'Send the report',
      leaveEmpty: 'Leave this empty',
      sent: 'The report has arrived. Thank you, we will look into it.',
      anonymous: 'You need not say who you are. What you write here is used to look into the report only.',
    },
  },
};
