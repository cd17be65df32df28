/** Builds what the shop and the explorer serve; for images and for a first look at build errors. */
import { buildWhatIsStale } from './build.ts';

await buildWhatIsStale((line) => process.stdout.write(`${line}\n`));
