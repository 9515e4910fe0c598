// oxlint-disable typescript/no-non-null-assertion -- the markup is our own; each check would be weight
import { showGallery } from './gallery.ts';
import { copyButton, icon, make, openSheet } from './sheet.ts';
import { email, message, qr, upward, whatsapp } from './sheet-icons.ts';
import { say } from './messages.ts';

const copyOf = (selector: string) => document.querySelector(selector)?.cloneNode(true) ?? '';
const nameAndAddress = () => [copyOf('#card h1 bdi'), copyOf('#qr bdi[dir=ltr]')];
const linkTo = (href: string, outline: string, words: string) => make('a', { href }, icon(outline), words);

/** The card itself, drawn small: a clone that nobody can press or read aloud. */
function thumbnail(): HTMLElement {
  const card = document.querySelector('.bc')!.cloneNode(true) as HTMLElement;
  // The pictures' own gradients and clips keep theirs.
  for (const named of card.querySelectorAll('[id]:not(svg *)')) named.removeAttribute('id');
  card.querySelector('dialog')?.remove();
  return make('div', { className: 'small', inert: true, ariaHidden: 'true' }, card);
}

/** Shows the code as large as the sheet: the visitor holds the phone towards somebody else's camera. */
function showCode(): void {
  const { src, alt } = document.querySelector<HTMLImageElement>('#qr img')!;
  openSheet(
    say.code,
    make(
      'figure',
      { className: 'code' },
      make('img', { src, alt, width: 264, height: 264 }),
      make('figcaption', {}, ...nameAndAddress()),
    ),
    make('p', { textContent: say.brightness }),
  );
}

/** Fetched when the visitor asks for the first sheet. */
export const sheets = {
  /** Every way to pass the card on; the system's own sheet is one of them, where there is one. */
  share(_link: HTMLElement, url: string): void {
    const name = document.querySelector<HTMLElement>('#card h1')!.innerText;
    const body = encodeURIComponent(`${name}\n${url}`);
    // Spelled here, too: what other pages share would be a file of its own, which this one would wait for.
    const toWhatsapp = linkTo(`https://wa.me/?text=${body}`, whatsapp, say.whatsapp);
    toWhatsapp.className = 'wa';
    const more = make(
      'button',
      {
        className: 'more',
        // The promise is rejected when the visitor closes the system's sheet: nothing more to do.
        onclick: () => void navigator.share({ title: document.title, url }).catch(() => {}),
      },
      icon(upward),
      say.more,
    );
    openSheet(
      say.share,
      make(
        'div',
        { className: 'card' },
        thumbnail(),
        make('p', {}, ...nameAndAddress().toSpliced(1, 0, copyOf('#card h1 + p bdi'))),
      ),
      toWhatsapp,
      make(
        'div',
        { className: 'tiles' },
        copyButton(url),
        linkTo(`sms:?&body=${body}`, message, say.sms),
        linkTo(`mailto:?subject=${encodeURIComponent(name)}&body=${body}`, email, say.email),
        make('button', { onclick: showCode }, icon(qr), say.code),
      ),
      ...('share' in navigator ? [more] : []),
    );
  },
  code: showCode,
  gallery: showGallery,
  /** For browsers in which a contact file does nothing: call, write, copy, or open the card in the system's browser. */
  save(link: HTMLElement, url: string): void {
    const bare = url.replace(/^https?:/, '');
    const isAndroid = /Android/.test(navigator.userAgent);
    const ways = ['phone', 'whatsapp'].flatMap(
      (kind) => document.querySelector(`li [data-track=${kind}]`)?.cloneNode(true) ?? [],
    );
    const outside = linkTo(
      isAndroid ? `intent:${bare}#Intent;scheme=https;end` : `x-safari-https:${bare}`,
      upward,
      say.outside,
    );
    openSheet(
      link.ariaLabel || link.innerText,
      make('p', { textContent: say.inApp }),
      make('div', { className: 'rows' }, ...ways, copyButton(url), outside),
    );
  },
};
