// oxlint-disable typescript/no-non-null-assertion, unicorn/prefer-add-event-listener -- the markup is our own; each check would be weight
const timeBound = '[data-now]';

/**
 * A page that stays open, or comes from the browser's cache, says "open now" only as long as it is true: then
 * the script asks the server again, and hides the claim until it answers.
 */
export function keepOpeningRight(card: HTMLElement): void {
  const look = async () => {
    // Without `data-until` the state never ends: a comparison with undefined is false.
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
