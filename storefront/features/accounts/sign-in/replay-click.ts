/** Delay before the dialog presses a demo login requested elsewhere, in milliseconds (docs/specification.md 9). */
const demoClickDelay = 100;

/**
 * Presses the dialog's demo login for a visitor who asked for it elsewhere.
 * @returns cancels the press
 */
export function replayClick(button: () => Pick<HTMLElement, 'click'> | null): () => void {
  const timer = setTimeout(() => button()?.click(), demoClickDelay);
  return () => clearTimeout(timer);
}
