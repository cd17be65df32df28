import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { handlesFailureInPlace } from '../../apollo/message-link.ts';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import type { CommandResult, CommandSuccess, RequestFailure } from './cart-failure.ts';
import type { CartOperation } from './cart-failure-action.ts';
import type { QueuedCommand } from './outbox.ts';

/** The response of a cart mutation: one field with the result. */
export type CommandData = Record<string, CommandResult>;

/** A cart command: what it sends, how it changes the cart, and whether it can wait for a connection. */
export interface CartCommand<Data extends CommandData, Variables extends OperationVariables> {
  /** What the shopper does; decides how a failure is shown. */
  readonly operation: Exclude<CartOperation, 'load'>;
  readonly mutation: TypedDocumentNode<Data, Variables>;
  /** The input without the ids, which `dispatch` adds; undefined for a mutation without a command id (CART-80). */
  readonly input: Variables extends { readonly input: infer Input } ? Omit<Input, 'commandId' | 'replaces'> : undefined;
  /** Id of an earlier attempt with the same input whose outcome is unknown; a new id when absent (CART-81). */
  readonly commandId?: string;
  /** The line that the command changes; it replaces the earlier changes of that line without a result (CART-86). */
  readonly lineId?: string;
  /** The response to assume until it arrives (CART-68); the cart is null for a shopper without one. */
  readonly expect?: (cart: CartPartsFragment | null) => Data | undefined;
  /** Applies a success to cached data other than the cart. */
  readonly updateCache?: (cache: ApolloCache) => void;
  /** The form in which the command waits for a connection (CART-106); missing for a command that cannot wait. */
  readonly toQueued?: (input: Variables['input']) => QueuedCommand;
  /** Set when the caller shows failure messages itself. */
  readonly context?: typeof handlesFailureInPlace;
  /** Failures that the caller handles. */
  readonly handledFailures?: readonly CommandResult['__typename'][];
  /** True for a command that the shopper did not start: it is not retried, and nothing is asked or shown. */
  readonly isBackground?: boolean;
}

/** The command that sends a mutation. */
export type CommandOf<Mutation> =
  Mutation extends TypedDocumentNode<infer Data extends CommandData, infer Variables extends OperationVariables>
    ? CartCommand<Data, Variables>
    : never;

/** What became of a command. A queued one is shown optimistically and sent when the connection is back. */
export type CommandOutcome<Failure> =
  | { readonly kind: 'done' | 'queued' }
  | {
      readonly kind: 'failed';
      readonly failure: Failure | RequestFailure;
      /** The change is stored until the member signs in again (CART-104). */
      readonly isKept: boolean;
    };

/** The failures in the response of a cart mutation. */
export type FailureOf<Data> = Exclude<Data[keyof Data], CommandSuccess>;
