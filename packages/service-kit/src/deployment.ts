import { isIP } from 'node:net';
import { z } from 'zod';
import { commonEnv, EnvError, formatEnvErrors, pickPresentSettings } from './env.ts';
import { type LiveRule, liveRules } from './live-rules.ts';
import type { Logger } from './logger.ts';

/** Environment variables of every store service. */
export const storeEnv = {
  ...commonEnv,
  /**
   * `live` serves customers and rejects unsafe settings; `demo` runs the sandbox with its published credentials on one
   * machine. Independent of NODE_ENV.
   */
  DEPLOYMENT: z.enum(['demo', 'live']).default('live'),
  /** How long a process is not ready before it closes, so that a proxy in front of it notices. */
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().min(0).max(60).default(0),
};

/** Whether a text is a published secret of the sandbox (docs/sandbox.md). */
export const isPublishedSecret = (text: string): boolean => /\bsandbox-(?:secret|key|token)-/.test(text);

const liveHint = 'DEPLOYMENT is live; npm start, npm run start:split and docker-compose.yml set demo.';

/**
 * `parseEnv` for a store service. A live deployment also rejects unsafe settings (CONFIGURATION-23, CONFIGURATION-28,
 * CONFIGURATION-29).
 * @throws EnvError with all errors
 */
export function parseStoreEnv<Schema extends z.ZodObject<typeof storeEnv>>(
  service: string,
  schema: Schema,
  source: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const settings = pickPresentSettings(source);
  const isLive = (settings.DEPLOYMENT ?? 'live') === 'live';
  const liveErrors = isLive ? listLiveErrors(schema, settings) : [];
  const parsed = schema.safeParse(settings);
  const schemaErrors = parsed.success ? [] : formatEnvErrors(parsed.error);
  if (parsed.success && liveErrors.length === 0) return parsed.data;
  throw new EnvError(service, [...schemaErrors, ...liveErrors], liveErrors.length > 0 ? liveHint : undefined);
}

/** Errors of settings that are unsafe in a live deployment: published secrets and violated live rules (CONFIGURATION-24). */
function listLiveErrors(schema: z.ZodObject, settings: Readonly<Record<string, string>>): string[] {
  return Object.entries(schema.shape).flatMap(([name, setting]) => {
    const text = settings[name] ?? getDefaultText(setting);
    if (text === undefined) return [];
    if (isPublishedSecret(text)) return [`${name}: is a published secret of the sandbox`];
    const error = findLiveRule(setting)?.errorOf(text);
    return error ? [`${name}: ${error}`] : [];
  });
}

function getDefaultText(setting: z.core.$ZodType): string | undefined {
  const value = setting instanceof z.ZodDefault ? setting.def.defaultValue : undefined;
  return value === undefined ? undefined : String(value);
}

function findLiveRule(setting: z.core.$ZodType): LiveRule | undefined {
  const rule = liveRules.get(setting);
  if (rule) return rule;
  const isWrapped = setting instanceof z.ZodDefault || setting instanceof z.ZodOptional;
  return isWrapped ? findLiveRule(setting.unwrap()) : undefined;
}

/**
 * Parses the environments of several services of one process.
 * @throws EnvError with the errors of all services, each once with the names of its services
 */
export function parseServiceEnvs<Envs extends object>(
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
      for (const line of error.errors) servicesByError.set(line, [...(servicesByError.get(line) ?? []), service]);
    }
  }
  if (servicesByError.size === 0) return envs as Envs;
  const errors = [...servicesByError].map(([line, services]) => `${line} (${services.join(', ')})`);
  throw new EnvError(process, errors, [...hints].join(' ') || undefined);
}

/** Warns when a demo, which has published credentials, listens on an address that is not loopback (CONFIGURATION-30). */
export function warnWhenExposed(env: { DEPLOYMENT: 'demo' | 'live'; HOST: string }, logger: Logger): void {
  if (env.DEPLOYMENT === 'live' || isLoopback(env.HOST)) return;
  logger.warn(
    { host: env.HOST },
    'DEPLOYMENT is demo and HOST is not a loopback address: anyone who can reach this machine can use published credentials.',
  );
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
