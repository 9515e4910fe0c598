const he = {
  label: 'עמודים נוספים',
  previous: 'הקודם',
  next: 'הבא',
  place: (page: number, pages: number) => `עמוד ${page} מתוך ${pages}`,
};

export default he;
