// oxlint-disable typescript/no-non-null-assertion, unicorn/prefer-add-event-listener -- the markup is our own; each check would be weight
import styles from './sheet.css?inline';
import { cross, done, link } from './sheet-icons.ts';
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

/** Opens a modal sheet over the card; its button, Escape and a press beside it close it and return the focus. */
export function openSheet(title: string, ...content: (Node | string)[]): HTMLDialogElement {
  document.querySelector('dialog')?.close();
  const close = () => sheet.close();
  const sheet: HTMLDialogElement = make(
    'dialog',
    {
      ariaLabel: title,
      onclick: ({ target }) => target === sheet && close(),
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

/** A button that copies the text and confirms it for two seconds. */
export function copyButton(text: string): HTMLElement {
  const show = (outline: string, words: string) => button.replaceChildren(icon(outline), words);
  const button: HTMLElement = make('button', {
    ariaLive: 'polite',
    async onclick() {
      await navigator.clipboard.writeText(text);
      show(done, say.copied);
      button.className = 'done';
      setTimeout(() => {
        button.className = '';
        show(link, say.copy);
      }, 2_000);
    },
  });
  show(link, say.copy);
  return button;
}
