import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { RefusedError } from '../../domain/refused-error.ts';
import type { Transaction } from '../../domain/transaction.ts';
import { addAnswer, type UpstreamAnswer } from '../../domain/upstream-answer.ts';
import type { Ports } from '../ports.ts';

/** The answers of a step's calls so far. */
export interface AnswerLog {
  answers: readonly UpstreamAnswer[];
}

type Details = Pick<UpstreamAnswer, 'referenceNumber' | 'state'>;
type Call = (...args: unknown[]) => Promise<unknown>;

const describeTransaction = ({ referenceNumber, status, isVoided, isCaptured }: Transaction): Details => ({
  referenceNumber,
  state: isVoided ? 'VOIDED' : isCaptured ? 'CAPTURED' : status,
});

/** What is stored of the results of calls that succeeded; of every other call, only that it was done. */
const describers: Readonly<Record<string, (result: never, args: readonly unknown[]) => Details>> = {
  'payments.process': describeTransaction,
  'payments.getTransaction': describeTransaction,
  'payments.closeChallenge': describeTransaction,
  'payments.enroll': describeTransaction,
  'payments.capture': (isCaptured: boolean) => ({ state: isCaptured ? 'CAPTURED' : 'NOT_CAPTURED' }),
  'payments.void': () => ({ state: 'VOIDED' }),
  'payments.refundTransaction': () => ({ state: 'REFUNDED' }),
  'payments.searchTransactions': (found: readonly unknown[]) => ({ state: `FOUND_${found.length}` }),
  'commerce.withdrawPayments': (state: string) => ({ state }),
  'commerce.findOrderedCart': (cartId: string | undefined) => ({ state: cartId ? 'ORDER_EXISTS' : 'NO_ORDER' }),
};

/** Returns the same ports, whose calls add their answers to `log` (CHECKOUT-203). `onCall` is called before each call. */
export function recordAnswers(ports: Ports, log: AnswerLog, onCall: () => void): Ports {
  const wrap = <Port extends object>(portName: string, port: Port): Port =>
    new Proxy(port, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name, target);
        if (typeof method !== 'function') return method;
        return (...args: unknown[]) => {
          onCall();
          return recordCall(log, `${portName}.${String(name)}`, method.bind(target) as Call, args);
        };
      },
    });
  const wrapped = Object.entries(ports).map(([name, port]) => [name, wrap(name, port)]);
  return Object.fromEntries(wrapped) as Ports;
}

async function recordCall(log: AnswerLog, call: string, method: Call, args: readonly unknown[]): Promise<unknown> {
  try {
    const result = await method(...args);
    const details = describers[call]?.(result as never, args);
    log.answers = addAnswer(log.answers, { call, result: 'OK', ...details });
    return result;
  } catch (error) {
    log.answers = addAnswer(log.answers, { call, ...describeError(error) });
    throw error;
  }
}

function describeError(error: unknown): Pick<UpstreamAnswer, 'result' | 'reason' | 'httpStatus'> {
  if (error instanceof RefusedError) {
    const status = error.cause instanceof UpstreamError ? error.cause.status : undefined;
    return { result: 'REFUSED', reason: error.reason, httpStatus: status };
  }
  return { result: 'FAILED', httpStatus: error instanceof UpstreamError ? error.status : undefined };
}
