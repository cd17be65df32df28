import type { LoadedScript } from '../e2e/stack/loaded-scripts.ts';

/** JavaScript that a browser loads with a page, without interaction. Kilobytes are 1,000 bytes. */
export interface PageScripts {
  readonly page: string;
  readonly files: number;
  /** Size of the files, each compressed with gzip. */
  readonly gzipKb: number;
  /** Size of the compressed responses that the browser received. */
  readonly transferredKb: number;
}

/** Adds up the scripts of a page. */
export function sumScripts(page: string, scripts: readonly Omit<LoadedScript, 'text'>[]): PageScripts {
  const sumKb = (getBytes: (script: Omit<LoadedScript, 'text'>) => number) =>
    scripts.reduce((sum, script) => sum + getBytes(script), 0) / 1_000;
  return {
    page,
    files: scripts.length,
    gzipKb: sumKb(({ gzipBytes }) => gzipBytes),
    transferredKb: sumKb(({ transferredBytes }) => transferredBytes),
  };
}
