// oxlint-disable typescript/no-non-null-assertion, unicorn/prefer-add-event-listener -- the markup is our own; each check would be weight
import type { ByCardLanguage } from '../../../api/contract/base/card-languages.ts';

const failed: ByCardLanguage<string> = {
  he: 'לא נשלח. בדקו את החיבור ונסו שוב.',
  ar: 'لم تُرسل. تحققوا من الاتصال وحاولوا مجددًا.',
  ru: 'Не отправлено. Проверьте соединение и повторите.',
  en: 'Not sent. Check your connection and try again.',
};

// The page carries no styles for what it doesn't show; a constructed sheet is exempt from its security policy. The mark
// stands out on every ground, and the words have the colour of the text around them.
const styles = new CSSStyleSheet();
styles.replaceSync(
  '.err{margin:6px 0 0;border-inline-start:4px solid #e5484d;padding-inline-start:8px;font-weight:600}.bc [aria-invalid]{outline:2px solid #e5484d}',
);
document.adoptedStyleSheets.push(styles);

interface Refusal {
  /** Absent when the server accepted the message. */
  message?: string;
  errors?: Record<string, string>;
}

/**
 * Sends the form without leaving the page; what the visitor typed stays until the server has accepted it. The server
 * checks the fields and answers in the card's language, the browser's own bubbles speak the browser's.
 */
export function sendByScript(form: HTMLFormElement): void {
  const shownAt = Date.now();
  const submit = form.querySelector('button')!;
  const fields = form.elements as unknown as Record<string, HTMLElement>;
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
    for (const note of form.querySelectorAll('.err')) note.remove();
    for (const field of form.querySelectorAll('[aria-invalid]')) field.ariaInvalid = null;
    if (!message) {
      location.hash = 'form';
      return form.reset();
    }
    const noteAt = (field: HTMLElement, textContent: string) => {
      const note = Object.assign(document.createElement('p'), {
        className: 'err',
        textContent,
        role: 'alert',
      });
      note.id = `${field.id}-err`;
      field.setAttribute('aria-describedby', note.id);
      field.after(note);
    };
    const wrong = Object.keys(errors ?? {}).filter((name) => fields[name]);
    for (const name of wrong) {
      fields[name]!.ariaInvalid = 'true';
      noteAt(fields[name]!, errors![name]!);
    }
    if (!wrong[0]) noteAt(submit, message);
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
}
