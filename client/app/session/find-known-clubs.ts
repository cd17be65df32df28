import type { RouterContextProvider } from 'react-router';
import { loadPrivate } from '../apollo/load.ts';
import { apolloContext, viewerContext } from './contexts.ts';
import { ViewerDocument } from './viewer.gen.ts';

/**
 * Finds clubs on the server for a browser without a valid club cookie: the cart's club, then the member's preferred
 * one. Returns none when the graph is unavailable.
 */
export async function findKnownClubs(context: Readonly<RouterContextProvider>): Promise<readonly string[]> {
  if (context.get(viewerContext).kind === 'anonymous') return [];
  const viewer = await loadPrivate(context.get(apolloContext), ViewerDocument, {}).catch(() => undefined);
  return [viewer?.cart?.delivery?.club?.key, viewer?.me?.preferredClub?.key].filter((key) => key !== undefined);
}
