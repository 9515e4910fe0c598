import { useEffect, useSyncExternalStore } from 'react';

/** What the person at the desk is asked for: who they are once more, or to sign in again after the session ended. */
export type Asked = 'proof' | 'sign-in';

interface Question {
  asked: Asked;
  answered: Promise<boolean>;
  settle: (isGiven: boolean) => void;
}

let question: Question | null = null;
let hosts = 0;
const listeners = new Set<() => void>();

function change(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/**
 * Opens the one dialog and waits for it; requests that are refused meanwhile wait for the same one. A sign-in is a
 * proof, too, so it takes over where a proof was asked for.
 * @returns whether it was given; false at once where no page is there that could ask
 */
export function askFor(asked: Asked): Promise<boolean> {
  if (hosts === 0) return Promise.resolve(false);
  if (question) {
    if (asked === 'sign-in' && question.asked === 'proof') change({ ...question, asked });
    return question.answered;
  }
  let settle: Question['settle'] = () => {};
  const answered = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  change({ asked, answered, settle });
  return answered;
}

/** Closes the dialog; the waiting requests are sent again where it was given. */
export function answer(isGiven: boolean): void {
  const given = question;
  change(null);
  given?.settle(isGiven);
}

/** What is being asked for; the caller shows it while it is mounted. */
export function useAsked(): Asked | null {
  useEffect(() => {
    hosts += 1;
    return () => {
      hosts -= 1;
      if (hosts === 0) answer(false);
    };
  }, []);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => question?.asked ?? null,
  );
}
