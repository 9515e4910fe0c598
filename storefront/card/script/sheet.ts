// oxlint-disable typescript/no-non-null-assertion, unicorn/prefer-add-event-listener -- the markup is our own; each check would be weight
import styles from './sheet.css?inline';
import { cross, done, link, warning } from './sheet-icons.ts';
import { say } from './messages.ts';

// A constructed stylesheet is exempt from the page's content security policy.
const sheetStyles = new CSSStyleSheet();
sheetStyles.replaceSync(styles);
document.adoptedStyleSheets.push(sheetStyles);

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...content);
  return element;
}

/** A line drawing from its outline, hidden from screen readers: a word stands beside it. */
export function icon(outline: string): SVGElement {
  const [svg, path] = ['svg', 'path'].map((tag) =>
    document.createElementNS('http://www.w3.org/2000/svg', tag),
  ) as [SVGElement, SVGElement];
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.ariaHidden = 'true';
  path.setAttribute('d', outline);
  svg.append(path);
  return svg;
}

/** A line of small print with its icon. */
export const hint = (outline: string, words: string): HTMLElement =>
  make('p', { className: 'hint' }, icon(outline), make('span', { textContent: words }));

/** A field with its label, its note and its buttons; sending it keeps what was typed. */
export function field(
  { label, ...properties }: { label: string } & Partial<HTMLInputElement>,
  onsubmit: (input: HTMLInputElement, button: HTMLButtonElement) => void,
  ...after: Node[]
): { form: HTMLFormElement; input: HTMLInputElement; tell: (words: string, isFine?: boolean) => void } {
  const id = `bikur-${properties.type}`;
  const note = make('p', { id: `${id}-note`, role: 'status' });
  const input = make('input', { id, dir: 'ltr', ...properties });
  input.setAttribute('aria-describedby', note.id);
  const form = make(
    'form',
    {
      noValidate: true,
      onsubmit(event) {
        event.preventDefault();
        onsubmit(input, event.submitter as HTMLButtonElement);
      },
    },
    make('label', { textContent: label, htmlFor: id }),
    input,
    note,
    ...after,
  );
  const tell = (words: string, isFine = false) => {
    note.className = isFine ? 'fine' : 'wrong';
    note.replaceChildren(
      ...(words ? [icon(isFine ? done : warning), make('span', { textContent: words })] : []),
    );
    input.ariaInvalid = words && !isFine ? 'true' : null;
    if (words && !isFine) input.focus();
  };
  return { form, input, tell };
}

/** Opens a modal sheet over the card; its button, Escape and a press beside it close it and return the focus. */
export function openSheet(title: string, ...content: (Node | string)[]): HTMLDialogElement {
  document.querySelector('dialog')?.close();
  const close = () => sheet.close();
  const sheet: HTMLDialogElement = make(
    'dialog',
    {
      ariaLabel: title,
      onclick({ target }) {
        // No value: false would cancel the press of every button within.
        if (target === sheet) close();
      },
      onclose: () => sheet.remove(),
    },
    make(
      'header',
      {},
      make('h2', { textContent: title }),
      make('button', { ariaLabel: say.close, onclick: close }, icon(cross)),
    ),
    ...content,
  );
  document.getElementById('card')!.after(sheet);
  sheet.showModal();
  return sheet;
}

/**
 * A button that copies the text and confirms it for two seconds.
 * @param onCopied called with true when it was copied, and with false when the confirmation is over
 */
export function copyButton(text: string, onCopied?: (shown: boolean) => void): HTMLElement {
  const show = (outline: string, words: string) => button.replaceChildren(icon(outline), words);
  const button: HTMLElement = make('button', {
    ariaLive: 'polite',
    async onclick() {
      await navigator.clipboard.writeText(text);
      show(done, say.copied);
      button.className = 'done';
      onCopied?.(true);
      setTimeout(() => {
        button.className = '';
        onCopied?.(false);
        show(link, say.copy);
      }, 2_000);
    },
  });
  show(link, say.copy);
  return button;
}
