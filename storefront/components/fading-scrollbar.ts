import styles from './fading-scrollbar.module.css';

/** Time after which the scrollbar hides, in milliseconds (docs/specification.md 9). */
const hideDelay = 600;

export const fadingScrollbar = styles['area'];

/**
 * Shows the scrollbar of an area while the user scrolls it or the pointer is over it, and hides it
 * afterwards. It is the browser's own bar and its space stays reserved, so that the layout doesn't shift and
 * every way to scroll works. For use as a `ref`.
 * @returns removes the listeners
 */
export const fadeScrollbar = (area: HTMLElement | null): (() => void) | undefined =>
  area ? watch(area) : undefined;

function watch(area: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered = false;

  function hideSoon() {
    clearTimeout(timer);
    if (!hovered) timer = setTimeout(() => area.removeAttribute('data-scrolling'), hideDelay);
  }
  function show() {
    area.setAttribute('data-scrolling', '');
    hideSoon();
  }
  function enter() {
    hovered = true;
    show();
  }
  function leave() {
    hovered = false;
    hideSoon();
  }

  area.addEventListener('scroll', show, { passive: true });
  area.addEventListener('pointerenter', enter);
  area.addEventListener('pointerleave', leave);
  return () => {
    clearTimeout(timer);
    area.removeEventListener('scroll', show);
    area.removeEventListener('pointerenter', enter);
    area.removeEventListener('pointerleave', leave);
  };
}
