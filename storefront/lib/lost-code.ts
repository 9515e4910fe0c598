/** Messages of browsers, and of the build's loader, for a script that could not be fetched. */
const messages =
  /dynamically imported module|importing a module script failed|unable to preload css|^failed to fetch$/i;

const key = 'bikur.openedAnewAt';
const quietMilliseconds = 30_000;

/** Whether an error says that code of the page could not be fetched. */
export const isLostCode = (issue: unknown): issue is Error =>
  issue instanceof Error && messages.test(issue.message);

/**
 * Opens an address anew once the lost code can be had again. Many browsers remember until the document ends that a
 * script could not be fetched, and after an update the former version's scripts are gone: only a new document helps.
 * A script that isn't on the server leads there once in half a minute: it may be missing from the new document, too.
 */
export async function openAnew(lost: Error, address: string = window.location.href): Promise<void> {
  // Safari doesn't name the script.
  const script = /https?:\/\/\S+/.exec(lost.message)?.[0] ?? address;
  const answer = await fetch(script, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!answer) return;
  if (!answer.ok && Date.now() - Number(sessionStorage.getItem(key)) < quietMilliseconds) return;
  sessionStorage.setItem(key, String(Date.now()));
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
}
