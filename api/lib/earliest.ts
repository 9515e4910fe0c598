/** The first of these moments; null when there is none. */
export function earliest(moments: readonly (Date | null)[]): Date | null {
  return moments.reduce((first, moment) => (moment && (!first || moment < first) ? moment : first), null);
}
