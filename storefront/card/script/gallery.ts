// oxlint-disable typescript/no-non-null-assertion, unicorn/prefer-add-event-listener -- the markup is our own; each check would be weight
import { make, openSheet } from './sheet.ts';
import { say } from './messages.ts';

/** All pictures in a strip as wide as the sheet: swiped by finger, stepped through by arrow keys and buttons. */
export function showGallery(link: HTMLElement): void {
  const gallery = link.closest('ul')!;
  /** By the width of the strip, to the right or the left. */
  const step = (way: number) => strip.scrollBy(way * strip.clientWidth, 0);
  const onward = getComputedStyle(gallery).direction === 'rtl' ? -1 : 1;
  const strip: HTMLElement = make('div', {
    tabIndex: 0,
    role: 'group',
    ariaLabel: link.closest('section')!.querySelector('h2')!.innerText,
    onkeydown(event) {
      // To where the key points; the same in both directions of writing.
      const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!way) return;
      event.preventDefault();
      step(way);
    },
  });
  openSheet(
    link,
    strip,
    make('button', { textContent: say.previous, onclick: () => step(-onward) }),
    make('button', { textContent: say.next, onclick: () => step(onward) }),
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
