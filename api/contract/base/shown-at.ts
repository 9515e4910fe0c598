/** A link or picture that its owner can switch off and schedule without deleting it. */
export interface Scheduled {
  isShown: boolean;
  showFrom: string | null;
  showUntil: string | null;
}

/** Whether a link or picture is visible at this moment; at `showUntil` itself it no longer is. */
export function isShownAt({ isShown, showFrom, showUntil }: Scheduled, now: Date): boolean {
  if (!isShown) return false;
  if (showFrom && new Date(showFrom) > now) return false;
  return !(showUntil && new Date(showUntil) <= now);
}

/** The next moment at which a link or picture appears or disappears; null when none is scheduled. */
export function nextScheduledChange(items: readonly Scheduled[], now: Date): Date | null {
  const moments = items
    .filter(({ isShown }) => isShown)
    .flatMap(({ showFrom, showUntil }) => [showFrom, showUntil])
    .flatMap((time) => (time ? [new Date(time)] : []))
    .filter((time) => time > now)
    .sort((a, b) => a.getTime() - b.getTime());
  return moments[0] ?? null;
}
