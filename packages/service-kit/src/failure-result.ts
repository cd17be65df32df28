import type { Language, Localized } from '@tarima/markets/table';

/**
 * An expected failure of a use case. `type` is the name of its GraphQL result type, which implements `UserError`; other
 * properties are the fields of that type.
 */
export interface Failure {
  readonly type: string;
  /** Stable code, e.g. `OUT_OF_STOCK`. */
  readonly code: string;
}

/** The message of each code. It can depend on the fields of the failure. */
export type FailureMessages<Failures extends Failure> = {
  readonly [Code in Failures['code']]: Localized | ((failure: Extract<Failures, { code: Code }>) => Localized);
};

/** A failure as a member of a result union. */
export type FailureResult<Failures extends Failure> = Failures extends Failure
  ? Omit<Failures, 'type'> & { readonly __typename: Failures['type']; readonly message: string }
  : never;

/** Creates the function that converts a failure to its result, with a message in the caller's language (ERRORS-29). */
export function createFailureResult<Failures extends Failure>(messages: FailureMessages<Failures>) {
  return <Specific extends Failures>({ type, ...fields }: Specific, language: Language): FailureResult<Specific> => {
    const message = messages[fields.code as Specific['code']] as Localized | ((failure: Specific) => Localized);
    const texts = typeof message === 'function' ? message({ type, ...fields } as Specific) : message;
    return { ...fields, __typename: type, message: texts[language] } as unknown as FailureResult<Specific>;
  };
}
