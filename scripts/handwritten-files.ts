import { execFileSync } from 'node:child_process';

/** Lists the text files that git tracks or would add, without generated ones, relative to the root. */
export function listHandwrittenFiles(root: string): readonly string[] {
  const options = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  return execFileSync('git', options, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs|graphql|css|ya?ml|md|po)$/.test(file) || /(?:^|\/)\.env\.example$/.test(file))
    .filter((file) => !/\.gen\./.test(file) && !/^schema\/(?:api|supergraph)\.graphql$/.test(file));
}
