/** Attribute of a picture that cannot be loaded; the theme shows a placeholder in its place. */
const missing = 'data-missing';

function updateMark({ type, target }: Event): void {
  if (target instanceof HTMLImageElement) target.toggleAttribute(missing, type === 'error');
}

function reload(image: HTMLImageElement): void {
  const { src } = image;
  image.src = src;
}

function reloadMissing(): void {
  for (const image of document.images) if (image.hasAttribute(missing)) reload(image);
}

/**
 * Marks each picture that cannot be loaded until it is loaded, and requests it again when the browser reports a
 * connection (OFFLINE-23). Returns a function that ends this.
 */
export function markMissingPictures(): () => void {
  // These events do not bubble.
  document.addEventListener('error', updateMark, true);
  document.addEventListener('load', updateMark, true);
  addEventListener('online', reloadMissing);
  for (const image of document.images) {
    // It failed before, or has no size of its own, as the flags in some browsers: another request tells which.
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) reload(image);
  }
  return () => {
    document.removeEventListener('error', updateMark, true);
    document.removeEventListener('load', updateMark, true);
    removeEventListener('online', reloadMissing);
  };
}
