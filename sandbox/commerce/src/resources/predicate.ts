import { invalidInput } from '../errors.ts';

export type PredicateValue = string | number | boolean;
export type ComparisonOperator = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** A parsed query predicate, the platform's language of `where=`. Paths are relative to the surrounding `nested`. */
export type Predicate =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Predicate[] }
  | { readonly kind: 'not'; readonly part: Predicate }
  | { readonly kind: 'nested'; readonly path: readonly string[]; readonly part: Predicate }
  | {
      readonly kind: 'compare';
      readonly path: readonly string[];
      readonly operator: ComparisonOperator;
      readonly value: PredicateValue;
    }
  | { readonly kind: 'in'; readonly path: readonly string[]; readonly values: readonly PredicateValue[] }
  | {
      readonly kind: 'contains';
      readonly path: readonly string[];
      readonly mode: 'all' | 'any';
      readonly values: readonly PredicateValue[];
    }
  | { readonly kind: 'defined' | 'empty'; readonly path: readonly string[] }
  | {
      readonly kind: 'circle';
      readonly path: readonly string[];
      readonly longitude: number;
      readonly latitude: number;
      readonly radiusMetres: number;
    };

/** Predicates longer than this are refused; the platform has a limit on complexity too. */
const maxLength = 20_000;
const maxDepth = 30;

type Token = { readonly type: 'word' | 'string' | 'number' | 'symbol' | 'variable'; readonly text: string };

const tokenPattern =
  /\s*(?:("(?:[^"\\]|\\.)*")|(-?\d+(?:\.\d+)?)(?![\w.])|(:[A-Za-z][\w-]*)|(`[^`]+`|[A-Za-z_][\w-]*)|(!=|<>|<=|>=|[=<>().,]))/y;

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(tokenPattern);
  const end = text.trimEnd().length;
  while (pattern.lastIndex < end) {
    const at = pattern.lastIndex;
    const match = pattern.exec(text);
    if (!match) throw malformed(`unexpected input at position ${at}`);
    const [, string, number, variable, word, symbol] = match;
    if (string !== undefined) tokens.push({ type: 'string', text: unquoted(string) });
    else if (number !== undefined) tokens.push({ type: 'number', text: number });
    else if (variable !== undefined) tokens.push({ type: 'variable', text: variable.slice(1) });
    else if (word !== undefined) tokens.push({ type: 'word', text: word.replaceAll('`', '') });
    else tokens.push({ type: 'symbol', text: symbol === '<>' ? '!=' : (symbol ?? '') });
  }
  return tokens;
}

/**
 * Parses one `where` predicate. `variables` are the request's `var.name` parameters.
 * @throws PlatformError InvalidInput
 */
export function parsePredicate(text: string, variables: ReadonlyMap<string, string> = new Map()): Predicate {
  if (text.length > maxLength) throw malformed(`longer than ${maxLength} characters`);
  const parser = new Parser(tokenize(text), variables);
  return parser.whole();
}

class Parser {
  readonly #tokens: readonly Token[];
  readonly #variables: ReadonlyMap<string, string>;
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], variables: ReadonlyMap<string, string>) {
    this.#tokens = tokens;
    this.#variables = variables;
  }

  whole(): Predicate {
    const predicate = this.#either();
    if (this.#at < this.#tokens.length) throw malformed(`unexpected '${this.#tokens[this.#at]?.text}'`);
    return predicate;
  }

  #either(): Predicate {
    this.#depth += 1;
    if (this.#depth > maxDepth) throw malformed('nested too deeply');
    const parts = [this.#both()];
    while (this.#word('or')) parts.push(this.#both());
    this.#depth -= 1;
    return joined('or', parts);
  }

  #both(): Predicate {
    const parts = [this.#single()];
    while (this.#word('and')) parts.push(this.#single());
    return joined('and', parts);
  }

  #single(): Predicate {
    if (this.#word('not')) {
      this.#expect('(');
      const part = this.#either();
      this.#expect(')');
      return { kind: 'not', part };
    }
    if (this.#symbol('(')) {
      const part = this.#either();
      this.#expect(')');
      return part;
    }
    return this.#comparison(this.#path());
  }

  #comparison(path: readonly string[]): Predicate {
    if (this.#symbol('(')) {
      const part = this.#either();
      this.#expect(')');
      return { kind: 'nested', path, part };
    }
    for (const operator of ['=', '!=', '<=', '>=', '<', '>'] as const) {
      if (this.#symbol(operator)) return { kind: 'compare', path, operator, value: this.#value() };
    }
    if (this.#word('in')) return { kind: 'in', path, values: this.#values() };
    if (this.#word('not')) {
      this.#expectWord('in');
      return { kind: 'not', part: { kind: 'in', path, values: this.#values() } };
    }
    if (this.#word('contains')) {
      const mode = this.#word('all') ? 'all' : 'any';
      if (mode === 'any') this.#expectWord('any');
      return { kind: 'contains', path, mode, values: this.#values() };
    }
    if (this.#word('is')) {
      const negated = this.#word('not');
      const kind = this.#word('empty') ? 'empty' : 'defined';
      if (kind === 'defined') this.#expectWord('defined');
      return negated ? { kind: 'not', part: { kind, path } } : { kind, path };
    }
    if (this.#word('within')) {
      this.#expectWord('circle');
      const [longitude, latitude, radiusMetres] = this.#values().map(Number);
      if (longitude === undefined || latitude === undefined || radiusMetres === undefined) {
        throw malformed('circle needs longitude, latitude and radius');
      }
      return { kind: 'circle', path, longitude, latitude, radiusMetres };
    }
    throw malformed(`expected an operator after '${path.join('.')}'`);
  }

  #path(): string[] {
    const path: string[] = [];
    do {
      const token = this.#tokens[this.#at];
      if (token?.type !== 'word') throw malformed(`expected a field, found '${token?.text ?? 'the end'}'`);
      path.push(token.text);
      this.#at += 1;
    } while (this.#symbol('.'));
    return path;
  }

  #values(): PredicateValue[] {
    if (this.#tokens[this.#at]?.type === 'variable') return [this.#value()];
    this.#expect('(');
    const values = [this.#value()];
    while (this.#symbol(',')) values.push(this.#value());
    this.#expect(')');
    return values;
  }

  #value(): PredicateValue {
    const token = this.#tokens[this.#at];
    this.#at += 1;
    if (token?.type === 'string') return token.text;
    if (token?.type === 'number') return Number(token.text);
    if (token?.type === 'word' && (token.text === 'true' || token.text === 'false')) return token.text === 'true';
    if (token?.type === 'variable') {
      const value = this.#variables.get(token.text);
      if (value === undefined) throw malformed(`no value for the variable '${token.text}'`);
      return value;
    }
    throw malformed(`expected a value, found '${token?.text ?? 'the end'}'`);
  }

  #symbol(text: string): boolean {
    return this.#take('symbol', text);
  }

  #word(text: string): boolean {
    return this.#take('word', text);
  }

  #take(type: Token['type'], text: string): boolean {
    const token = this.#tokens[this.#at];
    if (token?.type !== type || token.text.toLowerCase() !== text) return false;
    this.#at += 1;
    return true;
  }

  #expect(text: string): void {
    if (!this.#symbol(text)) throw malformed(`expected '${text}'`);
  }

  #expectWord(text: string): void {
    if (!this.#word(text)) throw malformed(`expected '${text}'`);
  }
}

function joined(kind: 'and' | 'or', parts: readonly Predicate[]): Predicate {
  return parts.length === 1 && parts[0] ? parts[0] : { kind, parts };
}

function unquoted(literal: string): string {
  try {
    const text = String(JSON.parse(literal));
    // SQL text cannot hold the zero character, so nothing stored can equal it.
    if (!text.includes('\0')) return text;
  } catch {}
  throw malformed(`bad string ${literal}`);
}

const malformed = (detail: string) => invalidInput(`Malformed parameter: where: ${detail}.`);
