/** Builds the client files of the shop and the explorer; used for container images and to check for build errors. */
import { buildStaleOutputs } from './build.ts';

await buildStaleOutputs((line) => process.stdout.write(`${line}\n`));
