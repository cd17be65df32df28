import { isIP } from 'node:net';
import { z } from 'zod';
import { commonEnv, EnvError, envErrors, presentSettings } from './env.ts';
import { type LiveRule, liveRules } from './live-rules.ts';
import type { Logger } from './logger.ts';

/** What every service of the store reads. */
export const storeEnv = {
  ...commonEnv,
  /**
   * `live` serves customers and refuses settings that are not safe for them; `demo` runs the sandbox with its published
   * credentials on one machine. Independent of NODE_ENV.
   */
  DEPLOYMENT: z.enum(['demo', 'live']).default('live'),
};

/** Whether a text is one of the secrets that the sandbox is published with (docs/sandbox.md). */
export const isPublishedSecret = (text: string): boolean => /\bsandbox-(?:secret|key|token)-/.test(text);

const liveHint = 'DEPLOYMENT is live; npm start, npm run start:split and docker-compose.yml set demo.';

/**
 * `parseEnv` for a service of the store: in a live deployment it also refuses what `liveErrors` finds (CONFIGURATION-23,
 * CONFIGURATION-28, CONFIGURATION-29).
 * @throws EnvError listing every error, never only the first
 */
export function parseStoreEnv<Schema extends z.ZodObject<typeof storeEnv>>(
  service: string,
  schema: Schema,
  source: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const present = presentSettings(source);
  const isLive = (present.DEPLOYMENT ?? 'live') === 'live';
  const unsafe = isLive ? liveErrors(schema, present) : [];
  const parsed = schema.safeParse(present);
  const invalid = parsed.success ? [] : envErrors(parsed.error);
  if (parsed.success && unsafe.length === 0) return parsed.data;
  throw new EnvError(service, [...invalid, ...unsafe], unsafe.length > 0 ? liveHint : undefined);
}

/**
 * Settings that a live deployment must not have: published secrets of the sandbox, and what the settings' own rules
 * refuse (CONFIGURATION-24).
 */
function liveErrors(schema: z.ZodObject, present: Readonly<Record<string, string>>): string[] {
  return Object.entries(schema.shape).flatMap(([name, setting]) => {
    const text = present[name] ?? defaultText(setting);
    if (text === undefined) return [];
    if (isPublishedSecret(text)) return [`${name}: is a published secret of the sandbox`];
    const error = liveRuleOf(setting)?.errorOf(text);
    return error ? [`${name}: ${error}`] : [];
  });
}

function defaultText(setting: z.core.$ZodType): string | undefined {
  const value = setting instanceof z.ZodDefault ? setting.def.defaultValue : undefined;
  return value === undefined ? undefined : String(value);
}

function liveRuleOf(setting: z.core.$ZodType): LiveRule | undefined {
  const rule = liveRules.get(setting);
  if (rule) return rule;
  const isWrapped = setting instanceof z.ZodDefault || setting instanceof z.ZodOptional;
  return isWrapped ? liveRuleOf(setting.unwrap()) : undefined;
}

/**
 * Runs the parsers of several services in one process.
 * @throws EnvError with the errors of all of them, each once with the services that it concerns
 */
export function parseEnvsTogether<Envs extends object>(
  process: string,
  parsers: { readonly [Service in keyof Envs]: () => Envs[Service] },
): Envs {
  const envs: Partial<Envs> = {};
  const servicesByError = new Map<string, string[]>();
  const hints = new Set<string>();
  for (const service of Object.keys(parsers) as (keyof Envs & string)[]) {
    try {
      envs[service] = parsers[service]();
    } catch (error) {
      if (!(error instanceof EnvError)) throw error;
      if (error.hint) hints.add(error.hint);
      for (const line of error.faults) servicesByError.set(line, [...(servicesByError.get(line) ?? []), service]);
    }
  }
  if (servicesByError.size === 0) return envs as Envs;
  const errors = [...servicesByError].map(([line, services]) => `${line} (${services.join(', ')})`);
  throw new EnvError(process, errors, [...hints].join(' ') || undefined);
}

/**
 * Warns when a demo, whose credentials are published, listens on more than this machine's own address
 * (CONFIGURATION-30).
 */
export function warnWhenExposed(env: { DEPLOYMENT: 'demo' | 'live'; HOST: string }, logger: Logger): void {
  if (env.DEPLOYMENT === 'live' || isLoopback(env.HOST)) return;
  logger.warn(
    { host: env.HOST },
    'DEPLOYMENT is demo and HOST is not a loopback address: whoever reaches this machine can use published credentials.',
  );
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
