import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const names = ['CALLER_SECRET', 'GUEST_TOKEN_SECRET', 'SESSION_SECRET'] as const;

const schema = z.object(
  Object.fromEntries(names.map((name) => [name, z.string().min(32)])) as Record<(typeof names)[number], z.ZodString>,
);

export type Secrets = z.output<typeof schema>;

/** The store's own secrets, made at the first start and kept beside the data, readable by its owner only. */
export function readSecrets(dataDirectory: string): Secrets {
  const file = join(dataDirectory, 'secrets.json');
  if (!existsSync(file)) {
    mkdirSync(dataDirectory, { recursive: true });
    const fresh = Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('hex')]));
    writeFileSync(file, JSON.stringify(fresh, null, 2), { mode: 0o600 });
  }
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
