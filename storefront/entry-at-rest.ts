/**
 * Starts a page that rests until somebody touches it. Such a page is complete HTML whose links work by themselves;
 * a guest who only reads it need not fetch and run the application. The first sign of a person (pointer, key, touch,
 * scroll) fetches all of it at once, and a button that was pressed before it stood is pressed again.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const;
const listening = { capture: true, passive: true } as const;
const { entry = '', modules = '' } =
  document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {};
let pressed: HTMLElement | null = null;

/** Whoever was signed in may have been signed out meanwhile, and an address may ask for a place in the page. */
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
  for (const sign of signs) removeEventListener(sign, start, listening);
  for (const href of modules.split(' ').filter(Boolean))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  new MutationObserver((_, observer) => {
    observer.disconnect();
    pressAgain();
  }).observe(document.documentElement, { attributeFilter: ['data-ready'] });
  import(/* @vite-ignore */ entry).catch(() => {
    // Without a connection the links still lead on, and the next touch tries again.
    listen();
  });
}

function listen() {
  for (const sign of signs) addEventListener(sign, start, listening);
}

addEventListener('click', keepPress, true);
if (isWanted()) start();
else listen();
