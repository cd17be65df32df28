/** `npm run codegen`: generates resolver types of the subgraphs and the shop's typed, registered operations. */
import { runTool } from './tools.ts';

process.exit(await runTool('node_modules/@graphql-codegen/cli/esm/bin.js', ['--config', 'codegen.ts', '--silent']));
