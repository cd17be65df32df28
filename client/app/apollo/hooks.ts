/// <reference types="vite/client" />
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { callServerHook, findResult, findSuspenseResult } from './server-results.ts';
import { type SharedResult, useSharedQuery } from './shared-query.ts';

/** Options whose `variables` are optional only when the operation requires none. */
type WithVariables<Options, Variables> = Omit<Options, 'variables'> &
  (Record<never, never> extends Variables ? { variables?: Variables } : { variables: Variables });

type OptionArguments<Options, Variables> =
  Record<never, never> extends Variables
    ? [options?: WithVariables<Options, Variables>]
    : [options: WithVariables<Options, Variables>];

/** Creates `useQuery` for one document: data that loads after the page, with skeletons in the meantime. */
export function createQueryHook<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) {
  type Options = useQuery.Options<Data, Variables>;
  // biome-ignore lint/correctness/useHookAtTopLevel: the same branch in every render, on the server and in the browser
  const callHook = (options: Options) => useQuery<Data, Variables>(document, options);
  const read = (options: Options) =>
    import.meta.env.SSR ? callServerHook(findResult, document, options, callHook) : callHook(options);
  return (...args: OptionArguments<useQuery.Base.Options<Data, Variables> & { skip?: boolean }, Variables>) =>
    read(args[0] as Options);
}

/** Creates a hook for a query without variables that many components of a page use (`useSharedQuery`). */
export function createSharedQueryHook<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) {
  // biome-ignore lint/correctness/useHookAtTopLevel: the same branch in every render, on the server and in the browser
  const callHook = () => useSharedQuery(document);
  return (): SharedResult<Data> =>
    import.meta.env.SSR ? callServerHook(findResult, document, undefined, callHook) : callHook();
}

/** Creates `useSuspenseQuery` for one document: data that the page's loader has put into the cache. */
export function createSuspenseQueryHook<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) {
  type Options = useSuspenseQuery.Options<Variables>;
  // biome-ignore lint/correctness/useHookAtTopLevel: the same branch in every render, on the server and in the browser
  const callHook = (options: Options) => useSuspenseQuery<Data, Variables>(document, options);
  const read = (options: Options) =>
    import.meta.env.SSR ? callServerHook(findSuspenseResult, document, options, callHook) : callHook(options);
  return (...args: OptionArguments<useSuspenseQuery.Base.Options<Variables>, Variables>) => read(args[0] as Options);
}

/** Creates `useMutation` for one document. */
export function createMutationHook<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) {
  return (options?: useMutation.Options<Data, Variables>) => useMutation<Data, Variables>(document, options);
}
