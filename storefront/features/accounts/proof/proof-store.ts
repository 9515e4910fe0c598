import { onProofNeeded } from '../../../lib/proof-needed.ts';

interface Question {
  answered: Promise<boolean>;
  settle(isGiven: boolean): void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

function change(next: Question | null) {
  question = next;
  for (const listener of listeners) listener();
}

/** Opens the one dialog and waits for it; calls that are refused meanwhile wait for the same one. */
function ask(): Promise<boolean> {
  if (question) return question.answered;
  let settle: Question['settle'] = () => {};
  const answered = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  change({ answered, settle });
  return answered;
}

/** Closes the dialog; the waiting calls are sent again where the proof was given. */
export function answerProof(isGiven: boolean): void {
  const given = question;
  change(null);
  given?.settle(isGiven);
}

/** Listening begins with the dialog's host: before that nobody could answer. */
export function subscribeToProof(listener: () => void): () => void {
  onProofNeeded(ask);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isProofAsked = (): boolean => question !== null;
