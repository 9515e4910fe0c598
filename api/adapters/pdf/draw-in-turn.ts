/** Drawing keeps the processor busy and shares its fonts: this process draws one document at a time. */
let turn: Promise<unknown> = Promise.resolve();

/** Runs the work after every earlier one has ended, even in an error. */
export function drawInTurn<T>(work: () => Promise<T>): Promise<T> {
  const drawn = turn.then(work);
  turn = drawn.catch(() => undefined);
  return drawn;
}
