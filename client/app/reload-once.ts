const key = 'tarima.reloaded-at';
const pauseMs = 60_000;

/**
 * A piece of the shop that no longer exists means that a release went out while the page was open: the page loads
 * again, at most once in 60 s (store.md §8).
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    // Without a connection the page that is open is all there is.
    if (!navigator.onLine) return;
    try {
      if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < pauseMs) return;
      sessionStorage.setItem(key, String(Date.now()));
    } catch (error) {
      // Without storage nobody can tell the first time from the tenth: the error page is the safer end.
      console.warn(error);
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
