const he = {
  pages: {
    label: 'עמודים נוספים',
    previous: 'הקודם',
    next: 'הבא',
    place: (page: number, pages: number) => `עמוד ${page} מתוך ${pages}`,
  },
  sorting: {
    grip: (name: string) => `שינוי המקום של ${name}`,
    help: 'כדי להזיז: רווח או Enter להרמה, חצים להזזה, רווח או Enter להנחה, Escape לביטול.',
    lifted: (name: string, place: number, count: number) => `${name} הורם. מקום ${place} מתוך ${count}.`,
    moved: (name: string, place: number, count: number) => `${name} עבר למקום ${place} מתוך ${count}.`,
    dropped: (name: string, place: number, count: number) => `${name} הונח במקום ${place} מתוך ${count}.`,
    givenUp: (name: string) => `ההזזה בוטלה. ${name} חזר למקומו.`,
  },
};

export default he;
