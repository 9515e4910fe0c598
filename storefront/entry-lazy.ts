import { drawDraft } from './features/website/landing/draw-draft.ts';

/**
 * Starts a page that hydrates on interaction. Such a page is complete HTML whose links work by themselves; a
 * guest who only reads it need not fetch and run the application. The first sign of a human (pointer, key,
 * touch, scroll) fetches all of it at once, and what was pressed before that is pressed again.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin', 'scroll'] as const;
const listening = { capture: true, passive: true } as const;
const { entry = '', modules = '' } =
  document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {};
let pressed: HTMLElement | null = null;
let started = false;

/** Browsers report a pointer that only rests over a page that has just been drawn: a move of no length. */
const isResting = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

/** The session may have ended meanwhile, and a stored mark may need the application. */
function isWanted(): boolean {
  try {
    return location.hash !== '' || ['currentUser', 'token'].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

/** Links that open a dialog are held, too: followed, they would leave the page. */
function holdPress(event: MouseEvent) {
  const selector = 'button, a[aria-haspopup="dialog"]';
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
  if (!target) return;
  if (target instanceof HTMLAnchorElement) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
  }
  pressed = target;
}

/** The application sets an attribute when it has hydrated. */
function pressAgain() {
  removeEventListener('click', holdPress, true);
  if (pressed?.isConnected) pressed.click();
  pressed = null;
}

function start(sign?: Event) {
  if (started || (sign && isResting(sign))) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, start, listening);
  for (const href of modules.split(' ').filter(Boolean))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  new MutationObserver((_, observer) => {
    observer.disconnect();
    pressAgain();
  }).observe(document.documentElement, { attributeFilter: ['data-ready'] });
  import(/* @vite-ignore */ entry).catch(() => {
    if (pressed instanceof HTMLAnchorElement) return location.assign(pressed.href);
    // Without a connection links still work, and the next touch tries again.
    started = false;
    listen();
  });
}

function listen() {
  for (const sign of signs) if (sign !== 'scroll') addEventListener(sign, start, listening);
  // Two frames later: scrolling by the browser itself is no sign of a human.
  requestAnimationFrame(() => requestAnimationFrame(() => addEventListener('scroll', start, listening)));
}

/** `?section=` names the section to scroll to (docs/specification.md 2); the application need not do it again. */
function standAtSection() {
  const section = new URLSearchParams(location.search).get('section');
  const place = section && document.getElementById(section);
  if (!place) return;
  document.documentElement.dataset.stood = '';
  if (scrollY === 0) place.scrollIntoView();
}

addEventListener('click', holdPress, true);
addEventListener('input', drawDraft);
standAtSection();
if (isWanted()) start();
else listen();
