// oxlint-disable typescript/no-non-null-assertion, unicorn/prefer-add-event-listener -- the markup is our own; each check would be weight
import type { Translated } from '../../../api/contract/base/languages.ts';

const failed: Translated = {
  he: 'לא נשלח. בדקו את החיבור ונסו שוב.',
  en: 'Not sent. Check your connection and try again.',
};

interface Refusal {
  /** Absent when the server accepted the message. */
  message?: string;
  errors?: Record<string, string>;
}

/** Sends the form without leaving the page; what the visitor typed stays until the server has accepted it. */
export function sendByScript(form: HTMLFormElement): void {
  const shownAt = Date.now();
  const submit = form.querySelector('button')!;
  const fields = form.elements as unknown as HTMLInputElement[] & Record<string, HTMLInputElement>;
  submit.onclick = () => {
    for (const field of fields) field.setCustomValidity('');
  };
  form.onsubmit = async (event) => {
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form) as never);
    body.set('elapsed', (Date.now() - shownAt) as never);
    submit.disabled = true;
    const { message, errors }: Refusal = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
    })
      .then((answer) => answer.json())
      .catch(() => ({ message: failed[document.documentElement.lang as keyof typeof failed] }));
    submit.disabled = false;
    if (!message) {
      location.hash = 'form';
      return form.reset();
    }
    // The browser shows each error at its field, announces it and moves the focus to the first.
    for (const name in errors) fields[name]?.setCustomValidity(errors[name]!);
    submit.setCustomValidity(message);
    form.reportValidity();
  };
}
