/** When staff answer, by the clock and calendar of Israel, holy days left out; `supportHours` says it in words. */
export const supportWeek = {
  /** 0 is Sunday. */
  weekdays: [0, 1, 2, 3, 4],
  /** Minutes of the day. */
  opens: 9 * 60,
  closes: 18 * 60,
} as const;

/** Minutes of these hours within which somebody who writes is answered: the first time, and each time after it. */
export const supportPromise = { first: 4 * 60, next: 9 * 60 } as const;
