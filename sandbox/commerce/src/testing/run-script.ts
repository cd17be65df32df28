import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface ScriptResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a script of `scripts/` with nothing else in its environment than `env`. */
export function runScript(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ScriptResult> {
  const script = fileURLToPath(new URL(`../../../../scripts/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], { env: { PATH: process.env.PATH, ...env } });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...output })));
}
