/** A command of package.json with arguments that make it short. */
export interface QuickForm {
  readonly command: string;
  readonly args: readonly string[];
}

/**
 * Commands that send requests, on one stack that they share. The searches come before the imports: they are judged on the
 * seeds.
 */
export const requestingCommands = (feedFile: string): readonly QuickForm[] => [
  { command: 'search:eval', args: ['--quick'] },
  { command: 'screenshots', args: ['--quick', 'home'] },
  { command: 'lighthouse', args: ['--quick'] },
  { command: 'catalog:import', args: [feedFile] },
  { command: 'bench', args: ['--quick'] },
];

/** Commands that need no stack. */
export const standaloneCommands: readonly QuickForm[] = [{ command: 'check', args: ['--only', 'composition'] }];

/** Commands that serve the shop until they are stopped. */
export const servingCommands: readonly string[] = ['start', 'dev'];

/** Every command that `run.ts` runs. */
export const quickCommands: readonly string[] = [
  ...[...requestingCommands(''), ...standaloneCommands].map(({ command }) => command),
  ...servingCommands,
];
