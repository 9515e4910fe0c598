/** Messages of lists too long to be counted; spread into the interface's messages. */
export const pagingHebrew = {
  paging: {
    about: '%{from}–%{to} מתוך כ־%{total}',
    deepest: 'אפשר לדפדף עד שורה %{row}. כדי להגיע לאחרות, צמצמו בסינון או בחיפוש.',
  },
};
