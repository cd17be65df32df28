import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createChallenge, pbkdf2 } from 'altcha/lib';
import { z } from 'zod';
import { solveAltcha } from '../graph/captcha.ts';

const answer = z.object({
  kind: z.string(),
  token: z.string(),
});
const guardedOperation = z.object({
  operationName: z.string(),
  variables: z.object({ input: z.looseObject({ captcha: answer.optional() }) }).optional(),
});
const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      cost: z.number(),
      data: z.object({ action: z.string(), purpose: z.string(), expiresAt: z.number() }),
    }),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

export type Answer = z.output<typeof answer>;

/** The answers that a page sends with an operation, and how they are changed on their way. */
export interface AnswerWatch {
  /** In the order in which they were sent, before the change. */
  readonly sent: readonly Answer[];
  /** Changes the token of the answers from now on; undefined leaves them as they are. */
  change: ((token: string) => string | Promise<string>) | undefined;
}

/** Watches the answers that a page sends with an operation, and changes them as a person with a proxy could. */
export async function watchAnswers(page: Page, operationName = 'PlaceOrder'): Promise<AnswerWatch> {
  const sent: Answer[] = [];
  const watch: AnswerWatch = { sent, change: undefined };
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON();
    const { data } = guardedOperation.safeParse(body);
    const captcha = data?.operationName === operationName ? data.variables?.input.captcha : undefined;
    if (!captcha) return route.fallback();
    sent.push(captcha);
    if (!watch.change) return route.fallback();
    body.variables.input.captcha.token = await watch.change(captcha.token);
    return route.fallback({ postData: JSON.stringify(body) });
  });
  return watch;
}

/** ALTCHA: the same challenge with a solution that does not solve it. */
export function createWrongToken(token: string): string {
  const { solution, ...rest } = decode(token, payload.loose());
  return encode({ ...rest, solution: { ...solution, counter: solution.counter + 1 } });
}

/** ALTCHA: the solved challenge of the same purpose, as the store would have signed it 15 minutes earlier. */
export async function createExpiredToken(token: string, secret: string): Promise<string> {
  const { cost, data } = decode(token, payload).challenge.parameters;
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: 5,
    data: { ...data, expiresAt: data.expiresAt - 900_000 },
    deriveKey: pbkdf2.deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: createHmac('sha256', secret).update('altcha derived key').digest('hex'),
  });
  return solveAltcha(JSON.stringify(challenge));
}

const decode = <Output>(token: string, schema: z.ZodType<Output>): Output =>
  schema.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64');
