/** A demo login asked for elsewhere is pressed here after this time, in milliseconds (docs/specification.md 9). */
const demoClickDelay = 100;

/** Presses the dialog's demo login for a visitor who asked for it elsewhere, unless the returned function is called. */
export function replayClick(button: () => Pick<HTMLElement, 'click'> | null): () => void {
  const timer = setTimeout(() => button()?.click(), demoClickDelay);
  return () => clearTimeout(timer);
}
