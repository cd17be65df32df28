/**
 * What an upstream answered to one call of a step, for operators. It holds no card data, names, addresses or texts of the
 * upstream: only codes of this service, HTTP statuses and reference numbers.
 */
export interface UpstreamAnswer {
  /** `{port}.{method}`, e.g. `payments.capture`. */
  readonly call: string;
  /** `REFUSED`: certainly not done. `FAILED`: the outcome is unknown. */
  readonly result: 'OK' | 'REFUSED' | 'FAILED';
  /** The reason of a refusal. */
  readonly reason?: string | undefined;
  /** HTTP status of a failure; 0 without a response, 504 after a timeout. */
  readonly httpStatus?: number | undefined;
  /** The provider's reference number of the transaction. */
  readonly referenceNumber?: string | undefined;
  /** State of the transaction. */
  readonly state?: string | undefined;
  /** How many times the same answer came in a row. */
  readonly times: number;
}

/** Maximum number of different answers that are stored with a step; later ones replace the last one. */
const answerLimit = 20;

/** Adds an answer to a step's answers; a repetition of the last one is counted. */
export function addAnswer(answers: readonly UpstreamAnswer[], answer: Omit<UpstreamAnswer, 'times'>): UpstreamAnswer[] {
  const last = answers.at(-1);
  const isSame =
    last?.call === answer.call &&
    last.result === answer.result &&
    last.reason === answer.reason &&
    last.httpStatus === answer.httpStatus &&
    last.referenceNumber === answer.referenceNumber &&
    last.state === answer.state;
  if (last && isSame) return [...answers.slice(0, -1), { ...last, times: last.times + 1 }];
  return [...answers.slice(0, answerLimit - 1), { ...answer, times: 1 }];
}
