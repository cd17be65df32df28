import type { ComponentType } from 'react';
import { useMatches } from 'react-router';
import type { ContentPage } from '../server/content/blocks.ts';

/** Header and footer around a page, instead of those of the shop. */
export interface Frame {
  readonly Header?: ComponentType;
  readonly Footer?: ComponentType;
}

const blankFrame: Frame = {};

/** For a route's `handle`: the page without a frame (CONTENT-32). */
export const blankPage = { frame: blankFrame };

/** Whether the current page has no frame (CONTENT-32). */
export const useIsBlank = (): boolean => useFrame() === blankFrame;

/** Returns the frame of the current page, from its route's `handle` or its editors' layout; undefined for the shop's. */
export function useFrame(): Frame | undefined {
  const matches = useMatches();
  const data = matches.at(-1)?.loaderData as { page?: Partial<ContentPage> } | undefined;
  if (data?.page?.layout === 'blank') return blankFrame;
  const handles = matches.map(({ handle }) => handle as { frame?: Frame } | undefined);
  return handles.find((handle) => handle?.frame)?.frame;
}
