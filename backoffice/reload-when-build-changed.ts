const key = 'bikur.reloadedAt';
const quietMs = 30_000;

/**
 * After a new version is installed, the former version's unopened pages are no longer on the server. Reloads
 * once only: a file that is missing for another reason must not reload for ever.
 */
export function reloadWhenBuildChanged(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < quietMs) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    window.location.reload();
  });
}
