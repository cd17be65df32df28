import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const membershipClient = 'packages/membership-client/src/client.ts';

interface Call {
  readonly call: string;
  readonly functions: readonly string[];
  /** File of the functions. */
  readonly source: string;
  readonly test: string;
}

/** The rows of the tables in docs/upstream-calls.md. */
const calls = readFileSync(`${root}docs/upstream-calls.md`, 'utf8')
  .split('\n')
  .filter((line) => /^\| [^|]+ \|/.test(line) && !/^\| call \|/.test(line))
  .map((line): Call => {
    const [call = '', functions = '', , test = ''] = line.split('|').slice(1, -1);
    const names = listCode(functions);
    const [source = membershipClient] = names.filter((name) => name.includes('/'));
    return {
      call: call.trim(),
      functions: names.filter((name) => !name.includes('/')),
      source,
      test: listCode(test)[0] ?? '',
    };
  });

function listCode(cell: string): string[] {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = '']) => code);
}

describe('the calls to upstreams', () => {
  it('have a row for every call of the membership client', () => {
    const text = readFileSync(`${root}${membershipClient}`, 'utf8');
    const [, members = ''] = /export interface MembershipClient \{([\s\S]*?)\n\}/.exec(text) ?? [];
    const declared = Array.from(members.matchAll(/^ {2}(\w+)\(/gm), ([, name = '']) => name);
    const listed = calls.flatMap(({ functions }) => functions);
    // Keys of digital cards are described in docs/sandbox/membership.md.
    const others = ['close', 'issueCardKey', 'revokeCardKey'];
    expect(declared.length).toBeGreaterThan(15);
    expect(declared.filter((name) => !listed.includes(name) && !others.includes(name))).toEqual([]);
  });

  it.each(calls.map((entry) => [entry.call, entry] as const))('are made and tested: %s', (_call, entry) => {
    expect(entry.functions.length).toBeGreaterThan(0);
    const source = readFileSync(`${root}${entry.source}`, 'utf8');
    for (const name of entry.functions) expect(source, name).toMatch(new RegExp(`\\b${name}(\\(|:| =)`));
    expect(existsSync(`${root}${entry.test}`), entry.test).toBe(true);
    expect(entry.test).toMatch(/\.(test|spec)\.tsx?$/);
  });
});
