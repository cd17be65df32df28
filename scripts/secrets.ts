import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const names = ['CALLER_SECRET', 'GUEST_TOKEN_SECRET', 'SESSION_SECRET'] as const;

const schema = z.object(
  Object.fromEntries(names.map((name) => [name, z.string().min(32)])) as Record<(typeof names)[number], z.ZodString>,
);

export type Secrets = z.output<typeof schema>;

/**
 * The store's own secrets, made at the first start and kept beside the data, readable by their owner only: cookies and
 * tokens stay valid after a restart.
 * @throws Error when the file cannot be read: new secrets would sign everybody out
 */
export function readSecrets(dataDirectory: string): Secrets {
  const file = join(dataDirectory, 'secrets.json');
  const kept = existsSync(file) ? readFile(file) : {};
  if (names.every((name) => kept[name] !== undefined)) return kept as Secrets;
  const made = Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('hex')]));
  const secrets = schema.parse({ ...made, ...kept });
  mkdirSync(dataDirectory, { recursive: true });
  // Renamed when it is complete: a process that ends while it writes leaves no half of a file.
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

function readFile(file: string): Partial<Secrets> {
  try {
    return schema.partial().parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} does not hold the store's secrets. Restore it, or delete it to make new ones.`, {
      cause: error,
    });
  }
}
