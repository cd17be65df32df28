import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Output, Step } from './steps.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

interface ToolOptions {
  /** From the repository's root. */
  readonly cwd?: string;
  /** Set in addition to this process's environment. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly output?: Output;
}

/** Runs a script, from the repository's root, on this Node and waits for its end. */
export function runTool(script: string, args: readonly string[], options: ToolOptions = {}): Promise<number> {
  const { output = 'inherit' } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`${root}${script}`, ...args], {
      cwd: `${root}${options.cwd ?? ''}`,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...options.environment },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

type StepOptions = Pick<ToolOptions, 'cwd'> & Pick<Step, 'commands' | 'canOverlap'>;

/** A step that passes when a tool ends with 0. */
export function toolStep(
  name: string,
  script: string,
  args: readonly string[],
  { cwd = '', ...step }: StepOptions = {},
): Step {
  return {
    name,
    ...step,
    run: async (_, output) =>
      (await runTool(script, args, { cwd, output })) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  };
}

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });

/** The script and arguments that npm runs on Node for a command of package.json. @throws Error when it runs something else */
export function commandLine(command: string): [script: string, ...args: string[]] {
  const { scripts } = packageSchema.parse(JSON.parse(readFileSync(`${root}package.json`, 'utf8')));
  const line = scripts[command];
  if (line === undefined) throw new Error(`package.json has no command ${command}.`);
  const [program, script, ...args] = line.split(' ');
  if (program !== 'node' || !script) throw new Error(`npm run ${command} is no script of this repository.`);
  return [script, ...args];
}

/** Runs a command of package.json as npm does. */
export function runCommand(command: string, args: readonly string[], environment: Record<string, string> = {}) {
  const [script, ...own] = commandLine(command);
  return runTool(script, [...own, ...args], { environment });
}

/** A step that passes when a command of package.json ends with 0. */
export function commandStep(
  name: string,
  command: string,
  args: readonly string[],
  options: Pick<Step, 'canOverlap'> = {},
): Step {
  const [script, ...own] = commandLine(command);
  return toolStep(name, script, [...own, ...args], { commands: [command], ...options });
}
