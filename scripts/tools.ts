import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Output, Step } from './steps.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

interface ToolOptions {
  /** Relative to the repository root. */
  readonly cwd?: string;
  /** Variables in addition to this process's environment. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly output?: Output | 'ignore';
}

/** Runs a script of the repository with this Node binary and returns its exit code. */
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

/** Creates a step that passes when a script exits with code 0. */
export function createToolStep(
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

/** Returns the script and arguments of a package.json command. @throws Error when it does not run a script with Node */
export function getCommandLine(command: string): [script: string, ...args: string[]] {
  const { scripts } = packageSchema.parse(JSON.parse(readFileSync(`${root}package.json`, 'utf8')));
  const line = scripts[command];
  if (line === undefined) throw new Error(`package.json has no command ${command}.`);
  const [program, script, ...args] = line.split(' ');
  if (program !== 'node' || !script) throw new Error(`npm run ${command} does not run a script of this repository.`);
  return [script, ...args];
}

/** Runs a command of package.json and returns its exit code. */
export function runCommand(command: string, args: readonly string[], environment: Record<string, string> = {}) {
  const [script, ...ownArgs] = getCommandLine(command);
  return runTool(script, [...ownArgs, ...args], { environment });
}

/** Creates a step that passes when a command of package.json exits with code 0. */
export function createCommandStep(
  name: string,
  command: string,
  args: readonly string[],
  options: Pick<Step, 'canOverlap'> = {},
): Step {
  const [script, ...ownArgs] = getCommandLine(command);
  return createToolStep(name, script, [...ownArgs, ...args], { commands: [command], ...options });
}
