import { useMatches } from 'react-router';
import type { ContentPage } from '../server/content/blocks.ts';

/** Layout around a page: the full shop, the secure layout of a payment (CONTENT-34), or none (CONTENT-32). */
export type Frame = 'shop' | 'secure' | 'blank';

/** For a route's `handle`: no menus, and no links except back to the cart. */
export const securePage = { frame: 'secure' } as const;

/** For a route's `handle`: the page without a frame. */
export const blankPage = { frame: 'blank' } as const;

/** Returns the frame of the current page, from its route's `handle` or its editors' layout. */
export function useFrame(): Frame {
  const matches = useMatches();
  const data = matches.at(-1)?.loaderData as { page?: Partial<ContentPage> } | undefined;
  if (data?.page?.layout === 'blank') return 'blank';
  const handles = matches.map(({ handle }) => handle);
  return [securePage, blankPage].find((frame) => handles.includes(frame))?.frame ?? 'shop';
}
