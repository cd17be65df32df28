/**
 * `npm run codegen`: generates resolver types of the subgraphs, the shop's typed, registered operations, and the error
 * index (docs/errors.md).
 */
import { writeFileSync } from 'node:fs';
import { runTool } from './tools.ts';

const code = await runTool('node_modules/@graphql-codegen/cli/esm/bin.js', ['--config', 'codegen.ts', '--silent']);
if (code === 0) {
  // It imports generated code.
  const { renderErrorIndex } = await import('./error-index/render.ts');
  writeFileSync(new URL('../docs/errors.md', import.meta.url), renderErrorIndex());
}
process.exit(code);
