/** A command of package.json with arguments for a quick run. */
export interface QuickCommand {
  readonly command: string;
  readonly args: readonly string[];
}

/** Folders with unit tests of date and time rules. */
const dateRules = ['packages/markets', 'subgraphs/cart/src/domain', 'subgraphs/orders/src/domain', 'client/app/i18n'];

/**
 * Commands that send requests to a shared stack. The search evaluation runs before the imports, because it expects the
 * seed catalogue.
 */
export const createRequestingCommands = (feedFile: string, clubFile: string): readonly QuickCommand[] => [
  { command: 'search:eval', args: ['--quick'] },
  { command: 'screenshots', args: ['--quick', 'home'] },
  { command: 'lighthouse', args: ['--quick'] },
  { command: 'catalog:import', args: [feedFile] },
  { command: 'platform:provision', args: [clubFile, '--dry-run'] },
  { command: 'bench', args: ['--quick', '--products', '20', '--stores', '1'] },
  { command: 'bench', args: ['order-pages', '--quick'] },
  { command: 'bench', args: ['soak', '--quick'] },
  { command: 'bench', args: ['workers', '--quick'] },
  { command: 'bench', args: ['interactions', '--quick'] },
];

/** Commands without a stack. */
export const standaloneCommands: readonly QuickCommand[] = [{ command: 'check', args: ['--only', 'composition'] }];

/** Tests of date and time rules, at the turn of the year and on a leap day; needs libfaketime. */
export const clockCommands: readonly QuickCommand[] = [
  ['2026-12-31T23:55', 'America/Aruba'],
  ['2028-02-29T00:05', 'America/El_Salvador'],
].map((moment) => ({ command: 'at', args: [...moment, 'npx', 'vitest', 'run', ...dateRules] }));

/** Commands that run until they are stopped. */
export const servingCommands: readonly string[] = ['start', 'dev'];

/** Writes the content of the images, which `image-trees.ts` then checks. */
export const imageCommand = 'image:tree';

/** Every command that `run.ts` covers. */
export const quickCommands: readonly string[] = [
  ...[...createRequestingCommands('', ''), ...standaloneCommands, ...clockCommands].map(({ command }) => command),
  ...servingCommands,
  imageCommand,
];
