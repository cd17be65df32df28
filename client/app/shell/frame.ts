import { useMatches } from 'react-router';
import type { ContentPage } from '../server/content/blocks.ts';

/** What is around a page: the whole shop, what a payment needs (CONTENT-34), or nothing at all (CONTENT-32). */
export type Frame = 'shop' | 'secure' | 'blank';

/** For a route's `handle`: no menus, no way out but back. */
export const securePage = { frame: 'secure' } as const;

/** For a route's `handle`: the page alone. */
export const blankPage = { frame: 'blank' } as const;

/** The frame that the page which is shown asks for: by its route's `handle`, or as its editors laid it out. */
export function useFrame(): Frame {
  const matches = useMatches();
  const data = matches.at(-1)?.loaderData as { page?: Partial<ContentPage> } | undefined;
  if (data?.page?.layout === 'blank') return 'blank';
  const handles = matches.map(({ handle }) => handle);
  return [securePage, blankPage].find((frame) => handles.includes(frame))?.frame ?? 'shop';
}
