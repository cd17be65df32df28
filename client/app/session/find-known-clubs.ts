import type { RouterContextProvider } from 'react-router';
import { load } from '../apollo/load.ts';
import { apolloContext, viewerContext } from './contexts.ts';
import { ViewerDocument } from './viewer.gen.ts';

/**
 * On the server, for a browser without a usable club of its own: the club of the shopper's cart, then the one that the
 * member prefers; none when the answer cannot be had just now.
 */
export async function findKnownClubs(context: Readonly<RouterContextProvider>): Promise<readonly string[]> {
  if (context.get(viewerContext).kind === 'anonymous') return [];
  const viewer = await load(context.get(apolloContext), ViewerDocument, {}).catch(() => undefined);
  return [viewer?.cart?.delivery?.club?.key, viewer?.me?.preferredClub?.key].filter((key) => key !== undefined);
}
