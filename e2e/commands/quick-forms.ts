/** A command of package.json with arguments that make it short. */
export interface QuickForm {
  readonly command: string;
  readonly args: readonly string[];
}

/** Folders of rules that read the clock, without services. */
const dateRules = ['packages/markets', 'subgraphs/cart/src/domain', 'subgraphs/orders/src/domain', 'client/app/i18n'];

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

/** The rules about dates and times, at the turn of the year and on a leap day; needs libfaketime. */
export const clockCommands: readonly QuickForm[] = [
  ['2026-12-31T23:55', 'America/Aruba'],
  ['2028-02-29T00:05', 'America/El_Salvador'],
].map((moment) => ({ command: 'at', args: [...moment, 'npx', 'vitest', 'run', ...dateRules] }));

/** Commands that serve the shop until they are stopped. */
export const servingCommands: readonly string[] = ['start', 'dev'];

/** Every command that `run.ts` runs. */
export const quickCommands: readonly string[] = [
  ...[...requestingCommands(''), ...standaloneCommands, ...clockCommands].map(({ command }) => command),
  ...servingCommands,
];
