/** Words of lists that are too long to be counted; spread into the words of our screens. */
export const pagingHebrew = {
  paging: {
    about: '%{from}–%{to} מתוך כ־%{total}',
    deepest: 'אפשר לדפדף עד שורה %{row}. כדי להגיע לאחרות, צמצמו בסינון או בחיפוש.',
  },
};
