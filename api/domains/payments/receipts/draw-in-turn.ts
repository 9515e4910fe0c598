/** Drawing keeps the processor busy and shares its fonts: this process draws one document at a time. */
let turn: Promise<unknown> = Promise.resolve();

/** Draws when those before are done, whatever became of them. */
export function drawInTurn<T>(work: () => Promise<T>): Promise<T> {
  const drawn = turn.then(work);
  turn = drawn.catch(() => undefined);
  return drawn;
}
