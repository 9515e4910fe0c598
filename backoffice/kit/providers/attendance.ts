/** Milliseconds without a hand on the page after which what it asks by itself no longer counts as somebody's work. */
const patience = 60_000;

let lastHand = Date.now();
const note = () => {
  lastHand = Date.now();
};
if (typeof window !== 'undefined')
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    window.addEventListener(event, note, { capture: true, passive: true });

/**
 * The header of what the page asks by the clock while nobody is at it: such requests don't keep a session of staff
 * alive, which ends after 30 minutes of idleness (docs/security.md S3).
 */
export const attendanceHeaders = (): Record<string, string> =>
  Date.now() - lastHand > patience ? { 'X-Unattended': '1' } : {};
