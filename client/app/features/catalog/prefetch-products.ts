import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { matchPage, splitLocale } from '../../i18n/paths.ts';
import { loadOptional } from '../../reload-once.ts';
import { useClubKey } from '../../session/shell-data.ts';
import { loadOnInteraction } from '../../ui/first-interaction.ts';

const loadRequest = async () => (await import('./request-product.ts')).requestProduct;

/** How long a mouse points at a product before it is requested, so that moving across a list requests nothing. */
export const pointingMs = 100;

/**
 * Requests a product when a mouse points at its link, and when the link is pressed: its data then arrives while the code of
 * its page is loading (ROUTING-66). Browsers that save data only request it when the link is pressed.
 */
export function usePrefetchProducts(): void {
  const client = useApolloClient();
  const clubKey = useClubKey();
  useEffect(() => {
    const controller = new AbortController();
    // A press is an interaction before its click.
    loadOnInteraction(loadRequest, controller.signal).catch(() => undefined);
    const request = (sku: string) => {
      if (!navigator.onLine) return;
      loadOptional(loadRequest)
        .then((requestProduct) => requestProduct(client, { sku, clubKey }))
        // The page requests a product again that could not be loaded, and shows a failure.
        .catch(() => undefined);
    };
    let pointing: ReturnType<typeof setTimeout> | undefined;
    const onPointerOver = (event: PointerEvent) => {
      clearTimeout(pointing);
      // The page can also move below a mouse that rests.
      if (event.pointerType !== 'mouse' || (event.movementX === 0 && event.movementY === 0) || savesData()) return;
      const sku = findLinkedSku(event.target);
      if (sku !== undefined) pointing = setTimeout(request, pointingMs, sku);
    };
    const onClick = (event: MouseEvent) => {
      clearTimeout(pointing);
      const isInThisTab = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      const sku = isInThisTab ? findLinkedSku(event.target) : undefined;
      if (sku !== undefined) request(sku);
    };
    document.addEventListener('pointerover', onPointerOver);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      controller.abort();
      clearTimeout(pointing);
      document.removeEventListener('pointerover', onPointerOver);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [client, clubKey]);
}

/** Whether the browser's user wants to save data (Network Information API, Chromium only). */
const savesData = () =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** The SKU of the product page that a link of the shop opens; undefined for other elements and links. */
function findLinkedSku(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin) return undefined;
  const match = matchPage(splitLocale(link.pathname)?.rest ?? '');
  if (match?.pageId !== 'pdp-slug-sku') return undefined;
  return match.params.sku ?? match.params.slug;
}
