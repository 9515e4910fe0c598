/** Messages of browsers, and of the build's loader, for a script or its styles that could not be fetched. */
const messages = /dynamically imported module|importing a module script failed|unable to preload css/i;
const patience = 10_000;

/** Whether an error says that code of the page could not be fetched. */
export const isChunkLoadError = (issue: unknown): issue is Error =>
  issue instanceof Error && messages.test(issue.message);

/**
 * After such an error, opens an address anew once the script can be had again, or is known to be gone. Many browsers
 * remember until the document ends that a script could not be fetched, and after an update the former version's
 * scripts are gone: only a new document helps. Whoever has gone elsewhere meanwhile stays there.
 */
export async function openAnew(issue: unknown, address = location.href): Promise<void> {
  if (!isChunkLoadError(issue)) return;
  const { href } = location;
  // Safari doesn't name the script.
  const script = /https?:\S+/.exec(issue.message)?.[0] ?? href;
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(script, { method: 'HEAD', cache: 'no-store', signal }).catch(() => null);
  if (location.href !== href || !(answer?.ok || answer?.status === 404)) return;
  if (address === href) location.reload();
  else location.assign(address);
}
