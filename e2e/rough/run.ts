/**
 * `npm run test:rough [-- --runs N] [-- --seed N] [-- --only N] [-- --parallel N]`: plays simulated shopping sessions over rough
 * networks while 20 % of the calls to upstreams fail. Each session must end in one order that is paid once, a clear refusal,
 * or an intact cart (ERRORS-80). Exit code 0 when every session did.
 */
import { parseArgs } from 'node:util';
import { runCampaign } from './campaign.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '500' },
    seed: { type: 'string', default: '20261126' },
    /** Plays only this session of the seed, and prints what happened in it. */
    only: { type: 'string' },
    parallel: { type: 'string', default: '24' },
    verbose: { type: 'boolean', default: false },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);

print(`${values.runs} sessions, seed ${values.seed}`);
const failed = await runCampaign(
  {
    seed: Number(values.seed),
    runs: Number(values.runs),
    only: values.only === undefined ? undefined : Number(values.only),
    parallel: Number(values.parallel),
    isVerbose: values.verbose,
  },
  print,
);
print(
  failed === 0
    ? '\nEvery session ended in an order that is paid once, a clear refusal or an intact cart.'
    : `\n${failed} sessions failed.`,
);
process.exit(failed === 0 ? 0 : 1);
