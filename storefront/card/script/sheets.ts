// oxlint-disable typescript/no-non-null-assertion -- the markup is our own; each check would be weight
import { showGallery } from './gallery.ts';
import { mailMe } from './mail-me.ts';
import { sendToNumber } from './send-to-number.ts';
import { copyButton, icon, make, openSheet } from './sheet.ts';
import { done, email, message, qr, upward, whatsapp } from './sheet-icons.ts';
import { say } from './messages.ts';

const copyOf = (selector: string) => document.querySelector(selector)?.cloneNode(true) ?? '';
const nameAndAddress = () => [copyOf('#card h1 bdi'), copyOf('#qr p+p bdi')];
const linkTo = (href: string, outline: string, words: string) => make('a', { href }, icon(outline), words);

/** The card itself, drawn small: a clone that nobody can press or read aloud. */
function thumbnail(): HTMLElement {
  const card = document.querySelector('.bc')!.cloneNode(true) as HTMLElement;
  // The pictures' own gradients and clips keep theirs.
  for (const named of card.querySelectorAll('[id]:not(svg *)')) named.removeAttribute('id');
  card.querySelector('dialog')?.remove();
  return make('div', { className: 'small', inert: true, ariaHidden: 'true' }, card);
}

/** One of the card's ways to its owner as a row of the sheet: the card's own has a look that needs its template. */
function wayBy(kind: string): HTMLElement | undefined {
  const way = document.querySelector<HTMLAnchorElement>(`li [data-track=${kind}]`);
  if (!way) return undefined;
  const [outline, words] = [way.querySelector('path')!.getAttribute('d')!, way.querySelector('b')!.innerText];
  const row = linkTo(way.href, outline, words);
  row.append(way.querySelector('bdi')?.cloneNode(true) ?? '');
  row.dataset['track'] = kind;
  return row;
}

/** The code as large as the sheet: the visitor holds the phone towards somebody else's camera. */
function codeFigure(): HTMLElement {
  const { src, alt } = document.querySelector<HTMLImageElement>('#qr img')!;
  return make(
    'figure',
    { className: 'code' },
    make('img', { src, alt, width: 264, height: 264 }),
    make('figcaption', {}, ...nameAndAddress()),
  );
}

function showCode(): void {
  openSheet(say.code, codeFigure(), make('p', { textContent: say.brightness }));
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
    const code = make('section', {}, make('h3', { textContent: say.showCode, tabIndex: -1 }), codeFigure());
    const pasted = make('p', { className: 'pasted', hidden: true }, icon(done), say.pasted);
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
        copyButton(url, (shown) => (pasted.hidden = !shown)),
        linkTo(`sms:?&body=${body}`, message, say.sms),
        linkTo(`mailto:?subject=${encodeURIComponent(name)}&body=${body}`, email, say.email),
        make(
          'button',
          {
            onclick() {
              code.scrollIntoView();
              code.querySelector('h3')!.focus({ preventScroll: true });
            },
          },
          icon(qr),
          say.code,
        ),
      ),
      pasted,
      ...('share' in navigator ? [more] : []),
      sendToNumber(body),
      code,
      mailMe(/\d+/.exec(document.getElementById('card')!.dataset['events']!)![0]),
    );
  },
  code: showCode,
  gallery: showGallery,
  /** For browsers in which a contact file does nothing: call, write, copy, or open the card in the system's browser. */
  save(link: HTMLElement, url: string): void {
    const bare = url.replace(/^https?:/, '');
    const isAndroid = /Android/.test(navigator.userAgent);
    const ways = ['phone', 'whatsapp'].flatMap((kind) => wayBy(kind) ?? []);
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
