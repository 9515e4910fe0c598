/** Words of what every resource shares: commands, saved views, shortcuts; spread into the words of our screens. */
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
  related: {
    count: 'רשומה אחת |||| %{count} רשומות',
    inList: 'פתיחה ברשימה',
  },
};
