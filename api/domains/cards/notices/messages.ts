import type { ByCardLanguage } from '../../../contract/base/card-languages.ts';
import type { ReportReason } from '../../../contract/cards/entities/card-report.schema.ts';

// What the server says about the pages beside a card, its accessibility statement and its report, in every language.

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
