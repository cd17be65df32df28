import type { Locale } from '@tarima/markets/locale';
import type { RouterContextProvider } from 'react-router';
import { load } from '../../apollo/load.ts';
import { apolloContext, viewerContext } from '../../contexts.ts';
import { ViewerDocument } from '../../shell/shell.gen.ts';
import { isClubOf } from './chosen-club.ts';

/**
 * On the server, for a browser that knows no choice of its own (a new device): the club where the shopper's cart is
 * collected, else the one that the member prefers; undefined without either, or when nobody can tell just now.
 */
export async function learnClub(context: Readonly<RouterContextProvider>, locale: Locale): Promise<string | undefined> {
  if (context.get(viewerContext).kind === 'anonymous') return undefined;
  const viewer = await load(context.get(apolloContext), ViewerDocument, {}).catch(() => undefined);
  const known = [viewer?.cart?.delivery?.club?.key, viewer?.me?.preferredClub?.key];
  return known.find((key) => key !== undefined && isClubOf(locale, key));
}
