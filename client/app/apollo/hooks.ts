import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';

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
  return (...args: OptionArguments<useQuery.Base.Options<Data, Variables> & { skip?: boolean }, Variables>) =>
    useQuery<Data, Variables>(document, args[0] as useQuery.Options<Data, Variables>);
}

/** Creates `useSuspenseQuery` for one document: data that the page's loader has put into the cache. */
export function createSuspenseQueryHook<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) {
  return (...args: OptionArguments<useSuspenseQuery.Base.Options<Variables>, Variables>) =>
    useSuspenseQuery<Data, Variables>(document, args[0] as useSuspenseQuery.Options<Variables>);
}

/** Creates `useMutation` for one document. */
export function createMutationHook<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) {
  return (options?: useMutation.Options<Data, Variables>) => useMutation<Data, Variables>(document, options);
}
