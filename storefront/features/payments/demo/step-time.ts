const clock = new Intl.DateTimeFormat('he-IL', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Asia/Jerusalem',
});

/** Time of a step with seconds; in Israeli time wherever the visitor is. */
export const stepTime = (at: string): string => clock.format(new Date(at));
