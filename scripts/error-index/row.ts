import type { Failure } from '@tarima/service-kit/failure-result';

/**
 * The entry of a code in the error index, without the texts of the graph. `texts` are source texts of the catalogue.
 */
export interface ErrorRow {
  /** The condition of an upstream, of the store or of the input that produces it. */
  readonly cause: string;
  /** Automatic retries of the store or the shop; nothing by default. */
  readonly repeated?: string;
  /** Level and content of the log; nothing by default. */
  readonly logged?: string;
  /** Where the shopper sees it. */
  readonly place: string;
  /** Title of the place, and a text of the shop that is shown instead of the message of the graph. */
  readonly texts?: readonly string[];
  readonly next: string;
  /** The message that the native app receives; nothing by default. */
  readonly app?: string;
  /** Path of the test that produces the code, where the catalogue of causes (`e2e/errors`) does not. */
  readonly test?: string;
  /** The rule that the title of the test cites, where the test does not name the code. */
  readonly rule?: string;
}

/** The row of a failure type of the graph. */
export interface FailureRow<Type extends string> extends ErrorRow {
  /** Result types with this code. */
  readonly types: readonly [Type, ...Type[]];
  /** Fields of failures whose message depends on them. */
  readonly samples?: readonly object[];
}

type TypeOf<Failures extends Failure, Code> = Failures extends Failure
  ? Code extends Failures['code']
    ? Failures['type']
    : never
  : never;

/** One row for each code of a subgraph; a missing or an unknown code does not compile. */
export type FailureRows<Failures extends Failure> = {
  readonly [Code in Failures['code']]: FailureRow<TypeOf<Failures, Code>>;
};

export const sessionMessage = 'message `refreshToken` with the path; the modal stays closed';
