import { CombinedGraphQLErrors } from '@apollo/client';

/** Whether the graph refused because nobody is signed in: the session of whoever asked has ended (store.md §8). */
export const isSignedOut = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
