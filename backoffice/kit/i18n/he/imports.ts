/** Messages of files that are taken in; spread into the interface's messages. */
export const importsHebrew = {
  imports: {
    create: 'ייבוא מקובץ',
    check: 'בדיקת הקובץ',
    file: 'קובץ CSV',
    fileHelp:
      'עד 10,000 שורות. כל קידוד ש־Excel שומר בו, עם פסיקים, נקודה־פסיק או טאבים. הבדיקה לא יוצרת דבר.',
    columns: 'העמודות, בכל סדר (* חובה):',
    template: 'קובץ ריק עם הכותרות',
    line: 'שורה',
    column: 'עמודה',
    fault: 'מה לא בסדר',
    hasFaults: 'בקובץ %{count} שגיאות, ולא נוצר ממנו דבר. מתקנים אותן בקובץ ובודקים שוב.',
    would: 'ייווצרו %{fresh} שורות. %{known} כבר קיימות, ויישארו כפי שהן.',
    progress: 'התקדמות הייבוא',
    made: 'נוצרו %{made} מתוך %{total} שורות.',
    start: 'ייבוא',
    startExplain: 'ייווצרו %{fresh} שורות, אחת אחת. אפשר לעצור באמצע; מה שנוצר נשאר.',
    startDone: 'הייבוא רץ',
    startUsers: 'ייפתחו %{fresh} חשבונות, וכל אדם יקבל מייל לבחירת סיסמה. אפשר לעצור באמצע; מה שנוצר נשאר.',
    stop: 'עצירה',
    stopExplain: 'מה שנוצר נשאר. אפשר להמשיך אחר כך מאותה נקודה.',
    stopDone: 'הייבוא נעצר',
  },
};
