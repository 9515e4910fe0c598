// oxlint-disable typescript/no-non-null-assertion, unicorn/prefer-add-event-listener -- the markup is our own; each check would be weight
import { sendByScript } from './form.ts';
import { isInApp } from './in-app-browsers.ts';
import { keepOpeningRight } from './opening.ts';
import type { sheets } from './sheets.ts';

/** Enhances a card's page where scripts run; without it plain links and forms do everything. */
const card = document.getElementById('card')!;
const { events, url, more } = card.dataset as { events: string; url: string; more: string };
const tell = (type: string, source?: string) =>
  navigator.sendBeacon(events, JSON.stringify({ type, source }));

// A prerendered page counts as viewed when the browser shows it, not before.
const view = () => tell('view', document.referrer);
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', view);
else view();

onclick = (event) => {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  const { track, player } = link.dataset;
  if (track) tell(track);
  if (event.ctrlKey || event.metaKey || event.shiftKey || link.closest('dialog')) return;
  let kind: keyof typeof sheets | undefined;
  if (track === 'share') kind = 'share';
  if (link.hash === '#qr') kind = 'code';
  if (link.closest('#c-gallery')) kind = 'gallery';
  if (link.pathname.endsWith('vcf') && isInApp(navigator.userAgent)) kind = 'save';
  if (!kind && !player) return;
  event.preventDefault();
  if (kind) {
    const asked = kind;
    (import(/* @vite-ignore */ more) as Promise<typeof import('./sheets.ts')>)
      .then(({ sheets }) => sheets[asked](link, url))
      .catch(() => location.assign(link.href));
  } else {
    const frame = document.createElement('iframe');
    frame.src = player!;
    frame.title = link.innerText;
    frame.allow = 'autoplay;fullscreen';
    link.replaceWith(frame);
    frame.focus();
  }
};

// The browser sends a form that is not part of the card (a banner above it) itself.
for (const form of document.querySelectorAll<HTMLFormElement>('form:not([data-plain])')) sendByScript(form);
keepOpeningRight(card);
