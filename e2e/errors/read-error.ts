import type { Language } from '@tarima/markets/table';
import { z } from 'zod';
import type { GraphClient } from '../graph/graph-client.ts';
import type { CartView, PlaceOrderInput } from '../graph/operations.ts';
import type { Shopper } from '../graph/shopper.ts';

/** An error of the graph, as its callers see it. */
export interface GraphError {
  readonly code: string;
  readonly message: string;
}

/** Reads the same error in a language. */
export type ReadError = (language: Language) => Promise<GraphError>;

const error = z.object({ code: z.string(), message: z.string() });
const failed = z.object({ result: error });
const failedAttempt = z.object({ checkoutAttempt: z.object({ failure: error }) });

const sent = z.object({ result: error.partial().extend({ __typename: z.string() }) });

/** Sends a mutation, in a language. @returns its result. @throws Error with the response when there is no result */
export async function sendMutation({ send }: GraphClient, name: string, input?: object, language: Language = 'es') {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const [declaration, argument] = input ? [`($input: ${type}!)`, '(input: $input)'] : ['', ''];
  const query = `mutation ${declaration} { result: ${name}${argument} { __typename ... on UserError { code message } } }`;
  const { data, text } = await send({ query, variables: { input } }, { 'x-language': language });
  const parsed = sent.safeParse(data);
  if (!parsed.success) throw new Error(`${name} has no result: ${text}`);
  return parsed.data.result;
}

/** Sends a mutation that fails, in a language. @throws Error with the response when it does not fail */
export async function sendFailingMutation(
  graph: GraphClient,
  name: string,
  input: object | undefined,
  language: Language,
): Promise<GraphError> {
  const result = await sendMutation(graph, name, input, language);
  return error.parse(result, { error: () => `${name} did not fail: ${result.__typename}` });
}

/** An error that a mutation returns each time it is sent. */
export const repeatMutation =
  (graph: GraphClient, name: string, input?: object): ReadError =>
  (language) =>
    sendFailingMutation(graph, name, input, language);

/** The error that is the \`result\` of a query. */
export const readQuery =
  ({ send }: GraphClient, query: string): ReadError =>
  async (language) =>
    failed.parse((await send({ query }, { 'x-language': language })).data).result;

/** Reads an error in both languages at once, while its cause lasts. */
export async function readNow(read: ReadError): Promise<ReadError> {
  const errors = { es: await read('es'), en: await read('en') };
  return async (language) => errors[language];
}

/** The failure of an attempt. */
export const readAttemptFailure =
  ({ send }: GraphClient, id: string): ReadError =>
  async (language) => {
    const query = 'query ($id: ID!) { checkoutAttempt(id: $id) { failure { code message } } }';
    const { data, text } = await send({ query, variables: { id } }, { 'x-language': language });
    const parsed = failedAttempt.safeParse(data);
    if (!parsed.success) throw new Error(`The attempt ${id} has no failure: ${text}`);
    return parsed.data.checkoutAttempt.failure;
  };

/**
 * The error of an order that is refused each time it is placed, with a new answer to the captcha: in the response, or in
 * the attempt when the response was due before the refusal.
 */
export const repeatOrder =
  ({ graph, answerCaptcha, waitForEnd }: Shopper, { id }: CartView, input: PlaceOrderInput): ReadError =>
  async (language) => {
    const captcha = await answerCaptcha(id);
    const result = await sendMutation(graph, 'placeOrder', { ...input, ...(captcha && { captcha }) }, language);
    if (result.code !== undefined) return error.parse(result);
    await waitForEnd(input.attemptId);
    return readAttemptFailure(graph, input.attemptId)(language);
  };
