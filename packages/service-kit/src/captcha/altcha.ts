import { createHash, createHmac, randomInt } from 'node:crypto';
import { z } from 'zod';
import type { CaptchaPurpose } from './captcha.ts';

/**
 * The functions of `altcha-lib` that ALTCHA needs. The service that has a captcha passes the library, so that other services
 * do not contain it.
 */
export interface AltchaLibrary {
  readonly createChallenge: (options: ChallengeOptions) => Promise<AltchaChallenge>;
  readonly verifySolution: (options: SolutionOptions) => Promise<{ readonly verified: boolean }>;
  /** Of `altcha-lib/algorithms/pbkdf2`. */
  readonly deriveKey: DeriveKey;
}

interface ChallengeParameters {
  algorithm: string;
  nonce: string;
  salt: string;
  cost: number;
  keyLength: number;
  keyPrefix: string;
  keySignature?: string;
  memoryCost?: number;
  parallelism?: number;
  expiresAt?: number;
  data?: Record<string, string | number | boolean | null>;
}

interface AltchaChallenge {
  parameters: ChallengeParameters;
  signature?: string;
}

type DeriveKey = (
  parameters: ChallengeParameters,
  salt: Uint8Array,
  password: Uint8Array,
) => Promise<{ parameters?: Partial<ChallengeParameters>; derivedKey: Uint8Array }>;

interface ChallengeOptions {
  algorithm: string;
  cost: number;
  counter: number;
  data: Record<string, string | number>;
  deriveKey: DeriveKey;
  hmacSignatureSecret: string;
  hmacKeySignatureSecret: string;
}

interface SolutionOptions {
  challenge: AltchaChallenge;
  solution: { counter: number; derivedKey: string };
  deriveKey: DeriveKey;
  hmacSignatureSecret: string;
  hmacKeySignatureSecret: string;
}

export interface AltchaOptions {
  readonly library: AltchaLibrary;
  /** Signs challenges. */
  readonly secret: string;
  /** PBKDF2 iterations of one guess. */
  readonly cost: number;
  /** How many guesses a browser makes on average; a single challenge takes half to one and a half of it. */
  readonly guesses: number;
  readonly lifetimeSeconds: number;
  readonly clock?: () => number;
}

export interface Altcha {
  /** Creates a challenge that can be answered for this purpose only. */
  createChallenge(purpose: CaptchaPurpose): Promise<{ readonly challenge: string; readonly expiresInSeconds: number }>;
  /** The challenge that an answer solves; undefined when it is wrong, expired, forged or for another purpose. */
  verify(
    purpose: CaptchaPurpose,
    token: string,
  ): Promise<{ readonly id: string; readonly expiresAt: Date } | undefined>;
}

const algorithm = 'PBKDF2/SHA-256';
const maxTokenLength = 4_000;

/** The payload of ALTCHA's widget, of which the signature covers all `parameters`. */
const payloadWire = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      // Not ALTCHA's own field, which its widget compares with the clock of the browser.
      data: z.object({ action: z.string(), purpose: z.string(), expiresAt: z.number() }),
    }),
    signature: z.string(),
  }),
  // The library throws an error for an odd number of digits.
  solution: z.object({ counter: z.number(), derivedKey: z.string().regex(/^(?:[\da-f]{2})+$/i) }),
});

/** ALTCHA, a proof of work whose signed challenges need no storage until they are answered. */
export function createAltcha(options: AltchaOptions): Altcha {
  const { library, cost, guesses, lifetimeSeconds, clock = Date.now } = options;
  const { createChallenge, verifySolution, deriveKey } = library;
  const secrets = {
    hmacSignatureSecret: options.secret,
    hmacKeySignatureSecret: createHmac('sha256', options.secret).update('altcha derived key').digest('hex'),
  };
  return {
    async createChallenge(purpose) {
      const counter = randomInt(Math.ceil(guesses / 2), Math.ceil(guesses * 1.5) + 1);
      const expiresAt = clock() + lifetimeSeconds * 1_000;
      const data = { action: purpose.action, purpose: hashPurpose(purpose), expiresAt };
      const challenge = await createChallenge({ algorithm, cost, counter, data, deriveKey, ...secrets });
      return { challenge: JSON.stringify(challenge), expiresInSeconds: lifetimeSeconds };
    },

    async verify(purpose, token) {
      const payload = parsePayload(token);
      if (!payload) return undefined;
      const { challenge, solution } = payload;
      const { action, purpose: hash, expiresAt } = challenge.parameters.data;
      if (action !== purpose.action || hash !== hashPurpose(purpose)) return undefined;
      if (expiresAt <= clock()) return undefined;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
      if (!verified) return undefined;
      return { id: challenge.parameters.nonce, expiresAt: new Date(expiresAt) };
    },
  };
}

function parsePayload(token: string): z.output<typeof payloadWire> | undefined {
  if (token.length > maxTokenLength) return undefined;
  try {
    return payloadWire.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

/** Ids of shoppers and carts stay out of challenges. */
function hashPurpose({ market, shopper, subject }: CaptchaPurpose): string {
  return createHash('sha256')
    .update(JSON.stringify([market, shopper, subject]))
    .digest('base64url');
}
