/**
 * Starts a page that rests until somebody touches it. Such a page is complete HTML whose links work by themselves;
 * a guest who only reads it need not fetch and run the application. The first sign of a person (pointer, key, touch,
 * scroll) fetches all of it at once, and a button that was pressed before it stood is pressed again.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin', 'scroll'] as const;
const listening = { capture: true, passive: true } as const;
const { entry = '', modules = '' } =
  document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {};
let pressed: HTMLElement | null = null;
let started = false;

/** Whoever was signed in may have been signed out meanwhile, and a mark may ask for what only the application knows. */
function isWanted(): boolean {
  try {
    return location.hash !== '' || ['currentUser', 'token'].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

function keepPress(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button) pressed = button;
}

/** The application says by an attribute that it has taken over. */
function pressAgain() {
  removeEventListener('click', keepPress, true);
  if (pressed?.isConnected) pressed.click();
  pressed = null;
}

function start() {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, start, listening);
  for (const href of modules.split(' ').filter(Boolean))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  new MutationObserver((_, observer) => {
    observer.disconnect();
    pressAgain();
  }).observe(document.documentElement, { attributeFilter: ['data-ready'] });
  import(/* @vite-ignore */ entry).catch(() => {
    // Without a connection the links still lead on, and the next touch tries again.
    started = false;
    listen();
  });
}

function listen() {
  for (const sign of signs) if (sign !== 'scroll') addEventListener(sign, start, listening);
  // Two frames later: that the page was just made to stand somewhere is no sign of a person.
  requestAnimationFrame(() => requestAnimationFrame(() => addEventListener('scroll', start, listening)));
}

/** `?section=` names the part of the page to stand at (docs/specification.md 2). */
function standAtSection() {
  const section = new URLSearchParams(location.search).get('section');
  if (section && scrollY === 0) document.getElementById(section)?.scrollIntoView();
}

addEventListener('click', keepPress, true);
standAtSection();
if (isWanted()) start();
else listen();
