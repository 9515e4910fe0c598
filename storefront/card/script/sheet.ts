// oxlint-disable typescript/no-non-null-assertion, unicorn/prefer-add-event-listener -- the markup is our own; each check would be weight
import styles from './sheet.css?inline';
import { say } from './messages.ts';

// A constructed stylesheet is exempt from the page's content security policy.
const sheetStyles = new CSSStyleSheet();
sheetStyles.replaceSync(styles);
document.adoptedStyleSheets.push(sheetStyles);

export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties);

/**
 * Opens a modal sheet over the card; its button, Escape and a press beside it close it and return the focus.
 * @param opener the pressed element; its text is the sheet's accessible name
 */
export function openSheet(opener: HTMLElement, ...content: (Node | string)[]): void {
  const sheet: HTMLDialogElement = make('dialog', {
    ariaLabel: opener.ariaLabel || opener.innerText,
    onclick: ({ target }) => target === sheet && sheet.close(),
    onclose: () => sheet.remove(),
  });
  sheet.append(...content, make('button', { textContent: say.close, onclick: () => sheet.close() }));
  document.getElementById('card')!.after(sheet);
  sheet.showModal();
}

/** A button that copies the text and confirms it for two seconds. */
export function copyButton(text: string): HTMLElement {
  const button: HTMLElement = make('button', {
    textContent: say.copy,
    ariaLive: 'polite',
    onclick: async () => {
      await navigator.clipboard.writeText(text);
      button.textContent = say.copied;
      setTimeout(() => (button.textContent = say.copy), 2_000);
    },
  });
  return button;
}
