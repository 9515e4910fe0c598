import { mailCardEndpoint } from '../../../api/contract/cards/mail-card.endpoint.ts';
import { addressOf } from '../../../api/contract/endpoint.ts';
import { language, say } from './messages.ts';
import { contact, plane } from './sheet-icons.ts';
import { field, hint, icon, make } from './sheet.ts';

interface Answer {
  /** On success, above the address. */
  title?: string;
  text?: string;
  message?: string;
  errors?: { email?: string };
}

/**
 * "Mail me this card": what was typed stays until the server took it.
 * @param id the card's
 */
export function mailMe(id: string): HTMLElement {
  const place = make('section', {}, make('h3', { textContent: say.mailMe }));
  const { form, input, tell } = field(
    { label: say.email, type: 'email', placeholder: 'name@mail.example', autocomplete: 'email' },
    async ({ value }, button) => {
      button.disabled = true;
      const { title, text, message, errors }: Answer = await fetch(
        addressOf(mailCardEndpoint, { params: { id }, query: { lang: language } }),
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
          body: JSON.stringify({ email: value }),
        },
      )
        .then((answer) => answer.json())
        .catch(() => ({ message: say.notSent }));
      button.disabled = false;
      if (!title) return tell(errors?.email ?? message ?? say.notSent);
      tell('');
      const sent = make(
        'div',
        { className: 'sent', tabIndex: -1, role: 'status' },
        icon(plane),
        make(
          'p',
          {},
          make('b', { textContent: `${title} ` }, make('bdi', { dir: 'ltr', textContent: value.trim() })),
          make('span', { textContent: text ?? '' }),
        ),
      );
      const other = make('button', {
        className: 'plain',
        textContent: say.mailOther,
        onclick() {
          sent.replaceWith(form);
          other.remove();
          input.select();
        },
      });
      form.replaceWith(sent);
      sent.after(other);
      sent.focus();
    },
    make('button', { className: 'main', textContent: say.mailSend }),
    hint(contact, say.mailUse),
  );
  place.append(form);
  return place;
}
