import type { Language, Localized } from '@tarima/markets/table';

/**
 * A failure that callers of the graph can meet, as a use case returns it. `type` is the name of its result type, which
 * implements `UserError`; other properties are that type's own fields.
 */
export interface Failure {
  readonly type: string;
  /** Stable code, e.g. `OUT_OF_STOCK`. */
  readonly code: string;
}

/** The message of each code, which can depend on the failure's fields. */
export type FailureMessages<Failures extends Failure> = {
  readonly [Code in Failures['code']]: Localized | ((failure: Extract<Failures, { code: Code }>) => Localized);
};

/** A failure as a member of a result union. */
export type FailureResult<Failures extends Failure> = Failures extends Failure
  ? Omit<Failures, 'type'> & { readonly __typename: Failures['type']; readonly message: string }
  : never;

/** @returns the function that makes the result of a failure, with its message in the caller's language (ERRORS-29) */
export function createFailureResult<Failures extends Failure>(messages: FailureMessages<Failures>) {
  return <One extends Failures>({ type, ...fields }: One, language: Language): FailureResult<One> => {
    const message = messages[fields.code as One['code']] as Localized | ((failure: One) => Localized);
    const texts = typeof message === 'function' ? message({ type, ...fields } as One) : message;
    return { ...fields, __typename: type, message: texts[language] } as unknown as FailureResult<One>;
  };
}
