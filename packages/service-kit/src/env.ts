import { isIP } from 'node:net';
import { z } from 'zod';
import { liveRules, publicUrlRule, upstreamUrlRule } from './live-rules.ts';

/** Thrown when an environment is refused; `faults` names each variable that is missing or wrong. */
export class EnvError extends Error {
  readonly faults: readonly string[];
  /** What to do about all of them. */
  readonly hint: string | undefined;

  constructor(service: string, faults: readonly string[], hint?: string) {
    const lines = [`${service}: the environment is not usable`, ...faults.map((fault) => `  - ${fault}`)];
    super([...lines, ...(hint ? [hint] : [])].join('\n'));
    this.name = 'EnvError';
    this.faults = faults;
    this.hint = hint;
  }
}

/**
 * Reads a service's environment once. An empty variable counts as absent, so that `.env` files may
 * keep a key without a value.
 * @throws EnvError listing every fault, never only the first.
 */
export function parseEnv<Schema extends z.ZodType>(
  service: string,
  schema: Schema,
  source: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const parsed = schema.safeParse(presentSettings(source));
  if (parsed.success) return parsed.data;
  throw new EnvError(service, envErrors(parsed.error));
}

/** The variables that have a value. */
export function presentSettings(source: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const isPresent = (entry: [string, string | undefined]): entry is [string, string] => Boolean(entry[1]);
  return Object.fromEntries(Object.entries(source).filter(isPresent));
}

/** A line for each variable that a schema refused. */
export function envErrors({ issues }: z.ZodError): string[] {
  return issues.map((issue) => `${issue.path.join('.') || '(environment)'}: ${issue.message}`);
}

/** A TCP port; 0 lets the system choose. */
export const portSchema = z.coerce.number().int().min(0).max(65535);

const httpUrl = () => z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** An http(s) address of another service, without a trailing slash. */
export const urlSchema = httpUrl().register(liveRules, upstreamUrlRule);

/** An http(s) address that browsers use, without a trailing slash. */
export const publicUrlSchema = httpUrl().register(liveRules, publicUrlRule);

/** A secret of at least 32 characters. */
export const secretSchema = z.string().min(32, 'must have at least 32 characters');

/** `true` / `false` / `1` / `0`. */
export const flagSchema = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

const networkNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (rest.length > 0) return false;
  const version = isIP(address);
  if (version === 0) return bits === undefined && networkNames.has(text);
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Networks of proxies, parted by commas: addresses, CIDR ranges, `loopback`, `linklocal` or `uniquelocal`. */
export const trustProxySchema = z
  .string()
  .refine((text) => text.split(',').every((part) => isNetwork(part.trim())), 'must list addresses or networks');

/** What every service reads. */
export const commonEnv = {
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
};
