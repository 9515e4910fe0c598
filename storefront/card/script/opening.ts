// oxlint-disable typescript/no-non-null-assertion, unicorn/prefer-add-event-listener -- the markup is our own; each check would be weight
const timeBound = '[data-now]';

/**
 * A page that stays open, or was kept by the browser, says "open now" only as long as that holds: then the server is
 * asked anew, and until it answers nothing is claimed.
 */
export function keepOpeningRight(card: HTMLElement): void {
  const look = async () => {
    // Without a time nothing ends: a comparison with undefined is never true.
    if (!(Date.now() > (card.dataset['until'] as unknown as number))) return;
    const places = document.querySelectorAll<HTMLElement>(timeBound);
    for (const place of places) place.hidden = true;
    const answer = await fetch('');
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    page.querySelectorAll(timeBound).forEach((fresh, index) => places[index]!.replaceWith(fresh));
    card.dataset['until'] = page.getElementById('card')!.dataset['until'];
  };
  setInterval(look, 60_000);
  document.onvisibilitychange = onpageshow = look;
}
