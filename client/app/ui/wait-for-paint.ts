/** A page that is not visible paints no frames. */
const paintTimeoutMs = 100;

/** Resolves when the browser has painted what the page shows now, so that longer work does not delay it. */
export const waitForPaint = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, paintTimeoutMs);
  });
