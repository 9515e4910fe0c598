/**
 * Messages that all resources share: commands, saved views, shortcuts; spread into the interface's messages.
 */
export const officeHebrew = {
  command: {
    run: 'ביצוע',
    running: 'מתבצע…',
    cancel: 'ביטול',
    done: 'הפעולה בוצעה',
    failed: 'הפעולה לא בוצעה. שום דבר לא השתנה.',
    reason: 'סיבה',
    reasonHelp: 'נשמרת ביומן הפעולות; הלקוח לא רואה אותה.',
    typeToConfirm: 'כדי לאשר, יש להקליד: %{text}',
    typedOtherwise: 'זה לא מה שצריך להקליד',
    more: 'פעולות נוספות',
  },
  bulk: {
    done: 'בוצע ל־%{count} רשומות',
    partly: 'בוצע ל־%{done} מתוך %{count}. לא בוצע: %{refused}',
    progress: '%{done} מתוך %{count}',
    subject: '%{count} רשומות נבחרו',
  },
  shortcuts: {
    title: 'קיצורי מקלדת',
    jump: 'חיפוש בכל המערכת',
    save: 'שמירת הטופס',
    search: 'חיפוש ברשימה',
    next: 'השורה או הרשומה הבאה',
    previous: 'השורה או הרשומה הקודמת',
    create: 'רשומה חדשה',
    edit: 'עריכת הרשומה',
    home: 'לוח הבקרה',
    help: 'החלון הזה',
    plainKeys: 'קיצורים של מקש בודד פעילים',
    close: 'סגירה',
    open: 'קיצורי מקלדת',
  },
  jump: {
    title: 'חיפוש בכל המערכת',
    placeholder: 'משתמש, כרטיס, הזמנה, קבלה',
    hint: 'שם, אימייל, טלפון, מספר הזמנה או מספר קבלה',
    searching: 'מחפשים…',
    nothing: 'לא נמצא דבר',
    failed: 'החיפוש לא הצליח, אפשר לנסות שוב',
  },
  neighbours: {
    next: 'הרשומה הבאה ברשימה',
    previous: 'הרשומה הקודמת ברשימה',
  },
  related: {
    count: 'רשומה אחת |||| %{count} רשומות',
    inList: 'פתיחה ברשימה',
  },
};
