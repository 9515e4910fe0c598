import type { EmbedSize } from './embed-snippet.ts';

/** Texts of the page that puts a card into another site. */
const he = {
  lede: 'בוחרים כרטיס, מעתיקים את הקוד ומדביקים אותו באתר שלכם, במקום שבו הכרטיס אמור להופיע. כל שינוי בכרטיס יופיע שם מעצמו.',
  card: 'איזה כרטיס?',
  cardHelp: 'הכתובת של הכרטיס או סופה, למשל dana-levi',
  show: 'הצגת הכרטיס',
  size: 'רוחב',
  sizes: { narrow: 'צר (360)', wide: 'רחב (480)', full: 'כל הרוחב' } as Record<EmbedSize, string>,
  fits: 'הגובה מתאים את עצמו לכרטיס',
  fitsHelp: 'מוסיף לקוד כמה שורות סקריפט. בלעדיהן הכרטיס נגלל בתוך המסגרת.',
  code: 'הקוד להדבקה',
  copy: 'העתקת הקוד',
  copied: 'הועתק!',
  preview: 'כך זה ייראה',
  titleOf: (name: string) => `כרטיס הביקור של ${name}`,
  missing: 'לא מצאנו כרטיס ציבורי בכתובת הזאת. בדקו את הכתובת, או פרסמו את הכרטיס תחילה.',
  notesTitle: 'כדאי לדעת',
  notes: [
    'הכרטיס נטען ישירות מביקור, בלי קוד של צד שלישי ובלי עוגיות מעקב.',
    'קישורים מתוך הכרטיס נפתחים בחלון כולו, וצפיות נספרות תחת המקור ״הטמעה״.',
    'ב־WordPress, ב־Wix ובמערכות דומות: מוסיפים רכיב HTML (״קוד מותאם״) ומדביקים בו את הקוד.',
    'אם לאתר שלכם יש Content-Security-Policy, הוסיפו את הכתובת שלנו ל־frame-src.',
  ],
};

export default he;
