/** Words of the desk: support, reports of cards, mails, faults and background jobs; spread into the words of our screens. */
export const deskHebrew = {
  desk: {
    reports: {
      sameCard: 'דיווחים על אותו כרטיס',
      review: 'לקחת לבדיקה',
      reviewAgain: 'לבדוק שוב',
      reviewExplain: 'הדיווח יסומן בבדיקה, ואפשר לכתוב לצוות מה כבר ידוע.',
      reviewed: 'הדיווח בבדיקה',
      dismiss: 'דחיית הדיווח',
      dismissExplain: 'הדיווח ייסגר, והכרטיס נשאר באתר כפי שהוא. בעלי הכרטיס לא יודעים על הדיווח.',
      dismissed: 'הדיווח נדחה',
      notes: 'הערות לצוות',
      notesHelp: 'רק הצוות רואה אותן.',
    },
    takedown: {
      take: 'הסרת הכרטיס',
      explain:
        'מבקרים יראו דף ניטרלי במקום הכרטיס, בלי פרטים. בעלי הכרטיס יקבלו מייל והודעה עם הסיבה, וכל הדיווחים הפתוחים עליו ייסגרו. שום דבר לא נמחק, ואפשר להחזיר.',
      submit: 'להסיר מהאתר',
      taken: 'הכרטיס הוסר והבעלים קיבלו הודעה',
      reason: 'סיבה',
      message: 'הודעה לבעלי הכרטיס',
      messageHelp: 'נשלחת כפי שהיא, במייל ובהודעה.',
      down: 'הכרטיס הוסר מהאתר בידי הצוות: %{reason}, %{when}.',
      see: 'פרטי ההסרה',
      lift: 'החזרת הכרטיס',
      liftExplain: 'הכרטיס יחזור לאתר בדיוק כפי שהיה, ובעליו יקבלו הודעה. מתג הפרסום של הבעלים לא משתנה.',
      lifted: 'הכרטיס חזר לאתר',
      suspicious: 'השם, הכתובת או הכותרת נשמעים כמו ניסיון הונאה. כדאי לבדוק.',
      clear: 'המילים תקינות',
      clearExplain: 'הסימון יוסר. אם השם, הכתובת או הכותרת ישתנו, הם ייבדקו מחדש.',
      cleared: 'הסימון הוסר',
    },
    canned: {
      title: 'תשובה מוכנה',
      placeholders: '{name} מוחלף בשם הפונה, {subject} בנושא השיחה, {agent} בשם שלך, {company} בשם החברה.',
    },
    mail: {
      view: 'המייל',
      text: 'טקסט פשוט',
      sendAgain: 'לשלוח שוב',
      sendAgainExplain: 'המייל יחזור לתור ויישלח אל %{to} בתוך שניות.',
      queuedAgain: 'המייל חזר לתור',
    },
  },
};
