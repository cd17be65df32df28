import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createHistory, type ResultFile, resultFileSchema } from './history.ts';
import { plotHistory } from './history-plot.ts';

export const resultsFolder = fileURLToPath(new URL('results/', import.meta.url));
const historyFolder = fileURLToPath(new URL('history/', import.meta.url));
export const historyFile = `${historyFolder}results.svg`;

/** Draws the history of all result files in `results/`. */
export const plotResultFiles = (): string => plotHistory(createHistory(readResultFiles()));

/** Writes the history of all result files. */
export function writeHistory(): void {
  mkdirSync(historyFolder, { recursive: true });
  writeFileSync(historyFile, plotResultFiles());
}

/** Reads the results with a date in their file name. @throws ZodError for a file that is no result of the bench */
const readResultFiles = (): ResultFile[] =>
  readdirSync(resultsFolder)
    .filter((name) => /^\d{4}-.+\.json$/.test(name))
    .map((name) => resultFileSchema.parse(JSON.parse(readFileSync(`${resultsFolder}${name}`, 'utf8'))));
