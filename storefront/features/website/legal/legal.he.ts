export default {
  changed: 'עודכן לאחרונה:',
  contents: 'מה יש כאן',
  more: 'מסמכים נוספים',
  print: 'הדפסה או שמירה כ־PDF',
};
