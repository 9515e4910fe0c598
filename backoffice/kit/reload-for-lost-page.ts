const key = 'bikur.reloadedAt';
/** A file that is missing for another reason must not reload for ever, in milliseconds. */
const pause = 30_000;
const patience = 10_000;

/**
 * Loads the document anew when a page's code can be had again, or is known to be gone: many browsers remember until the
 * document ends that a script could not be fetched, and after an update the former version's unopened pages are no
 * longer on the server. Whoever has gone elsewhere meanwhile stays there.
 */
export async function reloadForLostPage(issue: unknown): Promise<void> {
  const asked = window.location.href;
  // Safari doesn't name the script; this one is as old as the page's.
  const script = /https?:\/\/\S+/.exec(String(issue))?.[0] ?? import.meta.url;
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(script, { method: 'HEAD', cache: 'no-store', signal }).catch(() => null);
  const isKnown = answer !== null && (answer.ok || answer.status === 404 || answer.status === 410);
  if (!isKnown || window.location.href !== asked || hasReloadedLately()) return;
  window.location.reload();
}

/** Notes the reload, too. Without storage nothing is reloaded: it could go on for ever. */
function hasReloadedLately(): boolean {
  try {
    const isLate = Date.now() - Number(sessionStorage.getItem(key)) < pause;
    if (!isLate) sessionStorage.setItem(key, String(Date.now()));
    return isLate;
  } catch {
    return true;
  }
}
