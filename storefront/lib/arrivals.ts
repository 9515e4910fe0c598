const waiting: (() => void)[] = [];

/** Resolves once the browser shows another page than now: its code may have to be fetched first. */
export const nextArrival = (): Promise<void> => new Promise((resolve) => waiting.push(resolve));

/** Called when another page is shown. */
export function announceArrival(): void {
  for (const goOn of waiting.splice(0)) goOn();
}
