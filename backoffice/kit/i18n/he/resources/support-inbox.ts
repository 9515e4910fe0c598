import type { ResourceMessages } from '../../resource-messages.ts';

export const campaignResourceHebrew: Pick<ResourceMessages, 'notification-campaigns'> = {
  'notification-campaigns': {
    name: 'הודעה למשתמשים |||| הודעות למשתמשים',
    fields: {
      id: 'מספר',
      createdBy: 'נשלחה על ידי',
      audience: 'למי',
      kind: 'סוג',
      title: 'כותרת',
      content: 'תוכן',
      link: 'קישור',
      status: 'מצב',
      recipients: 'נמענים',
      sent: 'קיבלו',
      createdAt: 'נשלחה',
      updatedAt: 'עודכנה',
      finishedAt: 'הסתיימה',
    },
  },
};

export const inboxResourcesHebrew: Pick<
  ResourceMessages,
  | 'card-reports'
  | 'card-takedowns'
  | 'card-reviews'
  | 'canned-answers'
  | 'mail-log'
  | 'kept-receipts'
  | 'error-logs'
> = {
  'card-reports': {
    name: 'דיווח על כרטיס |||| דיווחים על כרטיסים',
    fields: {
      id: 'מספר',
      profileId: 'כרטיס',
      cardName: 'שם הכרטיס בעת הדיווח',
      reason: 'סיבה',
      details: 'פרטים',
      email: 'מייל לתשובה',
      status: 'מצב',
      handledBy: 'בטיפול של',
      handledAt: 'טופל',
      createdAt: 'התקבל',
      notes: 'הערות הצוות',
      takedownId: 'הסרה',
    },
  },
  'card-takedowns': {
    name: 'הסרת כרטיס |||| הסרות כרטיסים',
    fields: {
      id: 'מספר',
      profileId: 'כרטיס',
      userId: 'בעלים',
      cardName: 'שם הכרטיס בעת ההסרה',
      reason: 'סיבה',
      message: 'הודעה לבעלים',
      takenBy: 'הוסר בידי',
      takenAt: 'הוסר',
      liftedBy: 'הוחזר בידי',
      liftedAt: 'הוחזר',
      liftMessage: 'הודעה עם ההחזרה',
    },
  },
  'card-reviews': {
    name: 'ביקורת |||| ביקורות',
    fields: {
      id: 'מספר',
      profileId: 'כרטיס',
      invitationId: 'מספר ההזמנה',
      kind: 'סוג',
      authorName: 'השם שמופיע',
      stars: 'כוכבים',
      words: 'המילים',
      subject: 'על מה',
      status: 'מצב',
      statusBefore: 'המצב לפני כן',
      answer: 'תשובת הבעלים',
      answeredAt: 'מועד התשובה',
      language: 'שפת ההסכמה',
      noticeVersion: 'נוסח ההסכמה',
      agreedAt: 'מועד ההסכמה',
      createdAt: 'נכתבה',
      publishedAt: 'פורסמה',
      reportReason: 'סיבת הדיווח',
      reportedAt: 'דווחה',
      takenReason: 'סיבת ההסרה',
      takenMessage: 'הודעה לבעלים',
      decidedBy: 'בהחלטה של',
      decidedAt: 'מועד ההחלטה',
    },
  },
  'canned-answers': {
    name: 'תשובה מוכנה |||| תשובות מוכנות',
    fields: {
      id: 'מספר',
      title: 'שם',
      language: 'שפה',
      body: 'נוסח',
      sortOrder: 'סדר',
      createdAt: 'נוצר',
      updatedAt: 'עודכן',
    },
  },
  'mail-log': {
    name: 'מייל |||| יומן מיילים',
    fields: {
      id: 'מספר',
      userId: 'משתמש',
      toAddress: 'נמען',
      replyTo: 'תשובה אל',
      template: 'סוג',
      language: 'שפה',
      subject: 'נושא',
      status: 'מצב',
      attempts: 'ניסיונות',
      error: 'תקלה',
      createdAt: 'נכתב',
      sentAt: 'נשלח',
      nextTryAt: 'ניסיון הבא',
    },
  },
  'kept-receipts': {
    name: 'קבלה שמורה |||| קבלות של חשבונות שנסגרו',
    fields: {
      id: 'מספר',
      receiptNumber: 'מספר קבלה',
      receipt: 'הקבלה',
      customer: 'מי ששילם',
      keptAt: 'נשמרה',
      keepUntil: 'נשמרת עד',
    },
  },
  'error-logs': {
    name: 'שגיאה |||| שגיאות',
    fields: {
      id: 'מספר',
      userId: 'משתמש',
      username: 'שם משתמש',
      errorType: 'סוג',
      errorMessage: 'הודעה',
      errorDetails: 'פרטים',
      path: 'כתובת',
      createdAt: 'מועד',
      requestId: 'מספר בקשה',
      handledBy: 'טופל בידי',
      handledAt: 'טופל',
    },
  },
};
