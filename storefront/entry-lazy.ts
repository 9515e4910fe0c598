/**
 * Starts a page that hydrates on interaction. Such a page is complete HTML whose links work by themselves; a
 * guest who only reads it need not fetch and run the application. The first sign of a human (pointer, key,
 * touch, scroll) fetches all of it at once, and a button pressed before that is pressed again.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin', 'scroll'] as const;
const listening = { capture: true, passive: true } as const;
const { entry = '', modules = '' } =
  document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {};
let pressed: HTMLElement | null = null;
let started = false;

/** The session may have ended meanwhile, and a stored mark may need the application. */
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

/** The application sets an attribute when it has hydrated. */
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

/** `?section=` names the section to scroll to (docs/specification.md 2). */
function standAtSection() {
  const section = new URLSearchParams(location.search).get('section');
  if (section && scrollY === 0) document.getElementById(section)?.scrollIntoView();
}

addEventListener('click', keepPress, true);
standAtSection();
if (isWanted()) start();
else listen();
