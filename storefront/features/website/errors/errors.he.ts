const general = 'מצטערים, אך התרחשה שגיאה בעת ביצוע הפעולה. אנא נסה שוב מאוחר יותר.';

export default {
  title: 'התרחשה שגיאה',
  messages: {
    error: general,
    warning: general,
    info: general,
    network: 'יש בעיית חיבור לאינטרנט. אנא בדוק את החיבור ונסה שוב.',
    server: 'השרת נתקל בבעיה. אנא נסה שוב מאוחר יותר.',
    subscription: 'נדרש מנוי פעיל כדי לגשת לתוכן זה. אנא שדרג את המנוי שלך.',
  },
  retry: 'ניסיון נוסף',
  home: 'לדף הבית',
  number: 'מספר התקלה',
  copy: 'העתק לזיכרון',
  copied: 'הועתק!',
  notFound: {
    pageTitle: 'דף לא נמצא',
    pageText: 'הכתובת לא מובילה לשום מקום אצלנו.',
    stamp: 'לא ידוע במען',
    profileTitle: 'פרופיל לא נמצא',
    profileBefore: 'ב־',
    profileAfter: ' אין כרטיס. הפרופיל לא קיים, הוסר, או שהכתובת השתנתה.',
    home: 'דף הבית',
    examples: 'דוגמאות',
    help: 'עזרה',
  },
};
