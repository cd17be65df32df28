import type { Citation } from './citations.ts';
import type { Rule } from './rules.ts';

/** A rule with the code and tests that cite it. */
export interface TracedRule extends Rule {
  readonly code: readonly Citation[];
  readonly tests: readonly Citation[];
}

export interface RuleTotals {
  readonly rules: number;
  readonly tested: number;
  readonly untested: number;
  readonly planned: number;
}

/** Adds the citations to each rule. */
export function traceRules(rules: readonly Rule[], citations: readonly Citation[]): readonly TracedRule[] {
  return rules.map((rule) => {
    const ruleCitations = citations.filter(({ id }) => id === rule.id);
    return {
      ...rule,
      code: ruleCitations.filter(({ kind }) => kind === 'code'),
      tests: ruleCitations.filter(({ kind }) => kind === 'test'),
    };
  });
}

export function countRules(rules: readonly TracedRule[]): RuleTotals {
  const built = rules.filter(({ status }) => status === 'built');
  const tested = built.filter(({ tests }) => tests.length > 0).length;
  return { rules: rules.length, tested, untested: built.length - tested, planned: rules.length - built.length };
}

/** Finds unknown ids, built rules without a test, and planned rules with a test; one line each. */
export function findProblems(rules: readonly TracedRule[], citations: readonly Citation[]): readonly string[] {
  const knownIds = new Set(rules.map(({ id }) => id));
  return [
    ...citations
      .filter(({ id }) => !knownIds.has(id))
      .map(({ id, file, line }) => `${file}:${line}: ${id} is not a rule of docs/rules.`),
    ...rules
      .filter(({ status, tests }) => status === 'built' && tests.length === 0)
      .map(({ id }) => `${id} is built, but no test cites it.`),
    ...rules.flatMap(({ id, status, tests }) =>
      status === 'planned'
        ? tests.map(({ file, line }) => `${file}:${line}: ${id} is planned, but this test cites it.`)
        : [],
    ),
  ];
}

/** Formats the rules for `npm run rules`, each with its code and tests. */
export function formatRules(rules: readonly TracedRule[]): string {
  const formatLocations = (label: string, citations: readonly Citation[]) =>
    [...new Set(citations.map(({ file, line }) => `${file}:${line}`))].map((place) => `    ${label} ${place}`);
  return rules
    .flatMap(({ id, status, text, code, tests }) => [
      `${id} (${status}) ${text}`,
      ...formatLocations('code', code),
      ...formatLocations('test', tests),
    ])
    .join('\n');
}

export const formatTotals = ({ rules, tested, untested, planned }: RuleTotals) =>
  `${rules} rules: ${tested} tested, ${untested} untested, ${planned} planned`;
