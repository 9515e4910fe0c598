const key = 'bikur.reloadedAt';
const quietMs = 30_000;

/**
 * After a new version is installed, the former version's unopened pages are no longer on the server; and many browsers
 * remember until the document ends that a script could not be fetched. Reloads once only, since a file that is missing
 * for another reason must not reload for ever, and only while the server can be reached: what is on the page stays
 * until then.
 */
export function reloadWhenBuildChanged(): void {
  window.addEventListener('vite:preloadError', () => {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < quietMs) return;
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => {
        sessionStorage.setItem(key, String(Date.now()));
        window.location.reload();
      },
      () => undefined,
    );
  });
}
