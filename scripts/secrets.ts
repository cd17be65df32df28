import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const names = ['CALLER_SECRET', 'GUEST_TOKEN_SECRET', 'SESSION_SECRET', 'CAPTCHA_SECRET'] as const;

const schema = z.object(
  Object.fromEntries(names.map((name) => [name, z.string().min(32)])) as Record<(typeof names)[number], z.ZodString>,
);

export type Secrets = z.output<typeof schema>;

/**
 * Reads the store's secrets, which are created at the first start in the data directory, readable by their owner only.
 * Cookies and tokens stay valid after a restart.
 * @throws Error when the file is invalid, because new secrets would sign everyone out
 */
export function readSecrets(dataDirectory: string): Secrets {
  const file = join(dataDirectory, 'secrets.json');
  const storedSecrets = existsSync(file) ? readFile(file) : {};
  if (names.every((name) => storedSecrets[name] !== undefined)) return storedSecrets as Secrets;
  const newSecrets = Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('hex')]));
  const secrets = schema.parse({ ...newSecrets, ...storedSecrets });
  mkdirSync(dataDirectory, { recursive: true });
  // Written to a temporary file and renamed, so that a crash leaves no partial file.
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

function readFile(file: string): Partial<Secrets> {
  try {
    return schema.partial().parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} does not contain the store's secrets. Restore it, or delete it to create new ones.`, {
      cause: error,
    });
  }
}
