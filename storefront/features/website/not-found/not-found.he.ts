export default {
  pageTitle: 'דף לא נמצא',
  pageText: 'הכתובת לא מובילה לשום מקום אצלנו.',
  stamp: 'לא ידוע במען',
  profileTitle: 'פרופיל לא נמצא',
  profileBefore: 'ב־',
  profileAfter: ' אין כרטיס. הפרופיל לא קיים, הוסר, או שהכתובת השתנתה.',
  home: 'דף הבית',
  examples: 'דוגמאות',
  help: 'עזרה',
};
