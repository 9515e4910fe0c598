/** A link or picture that can be switched off and scheduled without deleting it. */
export interface Scheduled {
  isShown: boolean;
  showFrom: string | null;
  showUntil: string | null;
}

/** Whether it is shown at this moment; `showUntil` itself is no longer shown. */
export function isShownAt({ isShown, showFrom, showUntil }: Scheduled, now: Date): boolean {
  if (!isShown) return false;
  if (showFrom && new Date(showFrom) > now) return false;
  return !(showUntil && new Date(showUntil) <= now);
}

/** The next moment at which one of them appears or goes; null when nothing is scheduled. */
export function nextScheduledChange(items: readonly Scheduled[], now: Date): Date | null {
  const moments = items
    .filter(({ isShown }) => isShown)
    .flatMap(({ showFrom, showUntil }) => [showFrom, showUntil])
    .flatMap((time) => (time ? [new Date(time)] : []))
    .filter((time) => time > now)
    .sort((a, b) => a.getTime() - b.getTime());
  return moments[0] ?? null;
}
