/** Messages of teams; spread into the interface's messages. */
export const teamsHebrew = {
  team: {
    set: 'צוות ארגוני',
    explain:
      'הלקוח מזמין אנשים במייל עד המכסה, וכל אחד מקבל כרטיס על חשבון החבילה. שינוי שם הקהילה מתעדכן בכרטיסי הצוות.',
    done: 'הצוות עודכן',
    limitHelp: 'כולל בעל החבילה. ריק: בלי הגבלה',
    communityHelp: 'השם שבעמוד הקהילות ובהזמנות',
  },
};
