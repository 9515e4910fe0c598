// oxlint-disable typescript/no-non-null-assertion, unicorn/prefer-add-event-listener -- the markup is our own; each check would be weight
import { make, openSheet } from './sheet.ts';
import { say } from './messages.ts';

/** All pictures in a strip as wide as the sheet: the visitor swipes, or uses arrow keys or buttons. */
export function showGallery(link: HTMLElement): void {
  const gallery = link.closest('ul')!;
  /** @param way 1 scrolls to the right by the strip's width, -1 to the left */
  const step = (way: number) => strip.scrollBy(way * strip.clientWidth, 0);
  const onward = getComputedStyle(gallery).direction === 'rtl' ? -1 : 1;
  const strip: HTMLElement = make('div', {
    tabIndex: 0,
    role: 'group',
    ariaLabel: link.closest('section')!.querySelector('h2')!.innerText,
    onkeydown(event) {
      // The arrow keys scroll to the side they point at, whatever the direction of writing.
      const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!way) return;
      event.preventDefault();
      step(way);
    },
  });
  openSheet(
    strip.ariaLabel!,
    strip,
    make(
      'div',
      { className: 'steps' },
      make('button', { textContent: say.previous, onclick: () => step(-onward) }),
      make('button', { textContent: say.next, onclick: () => step(onward) }),
    ),
  );
  for (const small of gallery.querySelectorAll('a')) {
    const large = small.parentElement!.cloneNode(true) as HTMLElement;
    strip.append(large);
    for (const source of large.querySelectorAll('source')) source.sizes = '100vw';
    for (const image of large.querySelectorAll('img')) image.alt ||= small.ariaLabel ?? '';
    const picture = large.firstElementChild!;
    picture.replaceWith(...picture.childNodes);
    if (small === link) large.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  }
  strip.focus();
}
