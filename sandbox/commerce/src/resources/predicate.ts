import { createInvalidInputError } from '../errors.ts';

export type PredicateValue = string | number | boolean;
export type ComparisonOperator = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** A parsed query predicate in the platform's `where` language. Paths are relative to the surrounding `nested`. */
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

/** Maximum length of a predicate; the platform limits the complexity too. */
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
    if (!match) throw createSyntaxError(`unexpected input at position ${at}`);
    const [, string, number, variable, word, symbol] = match;
    if (string !== undefined) tokens.push({ type: 'string', text: unquote(string) });
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
  if (text.length > maxLength) throw createSyntaxError(`longer than ${maxLength} characters`);
  const parser = new Parser(tokenize(text), variables);
  return parser.parse();
}

class Parser {
  readonly #tokens: readonly Token[];
  readonly #variables: ReadonlyMap<string, string>;
  #position = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], variables: ReadonlyMap<string, string>) {
    this.#tokens = tokens;
    this.#variables = variables;
  }

  parse(): Predicate {
    const predicate = this.#parseOr();
    if (this.#position < this.#tokens.length)
      throw createSyntaxError(`unexpected '${this.#tokens[this.#position]?.text}'`);
    return predicate;
  }

  #parseOr(): Predicate {
    this.#depth += 1;
    if (this.#depth > maxDepth) throw createSyntaxError('nested too deeply');
    const parts = [this.#parseAnd()];
    while (this.#takeWord('or')) parts.push(this.#parseAnd());
    this.#depth -= 1;
    return joinParts('or', parts);
  }

  #parseAnd(): Predicate {
    const parts = [this.#parseTerm()];
    while (this.#takeWord('and')) parts.push(this.#parseTerm());
    return joinParts('and', parts);
  }

  #parseTerm(): Predicate {
    if (this.#takeWord('not')) {
      this.#expect('(');
      const part = this.#parseOr();
      this.#expect(')');
      return { kind: 'not', part };
    }
    if (this.#takeSymbol('(')) {
      const part = this.#parseOr();
      this.#expect(')');
      return part;
    }
    return this.#parseComparison(this.#parsePath());
  }

  #parseComparison(path: readonly string[]): Predicate {
    if (this.#takeSymbol('(')) {
      const part = this.#parseOr();
      this.#expect(')');
      return { kind: 'nested', path, part };
    }
    for (const operator of ['=', '!=', '<=', '>=', '<', '>'] as const) {
      if (this.#takeSymbol(operator)) return { kind: 'compare', path, operator, value: this.#parseValue() };
    }
    if (this.#takeWord('in')) return { kind: 'in', path, values: this.#parseValues() };
    if (this.#takeWord('not')) {
      this.#expectWord('in');
      return { kind: 'not', part: { kind: 'in', path, values: this.#parseValues() } };
    }
    if (this.#takeWord('contains')) {
      const mode = this.#takeWord('all') ? 'all' : 'any';
      if (mode === 'any') this.#expectWord('any');
      return { kind: 'contains', path, mode, values: this.#parseValues() };
    }
    if (this.#takeWord('is')) {
      const negated = this.#takeWord('not');
      const kind = this.#takeWord('empty') ? 'empty' : 'defined';
      if (kind === 'defined') this.#expectWord('defined');
      return negated ? { kind: 'not', part: { kind, path } } : { kind, path };
    }
    if (this.#takeWord('within')) {
      this.#expectWord('circle');
      const [longitude, latitude, radiusMetres] = this.#parseValues().map(Number);
      if (longitude === undefined || latitude === undefined || radiusMetres === undefined) {
        throw createSyntaxError('circle needs longitude, latitude and radius');
      }
      return { kind: 'circle', path, longitude, latitude, radiusMetres };
    }
    throw createSyntaxError(`expected an operator after '${path.join('.')}'`);
  }

  #parsePath(): string[] {
    const path: string[] = [];
    do {
      const token = this.#tokens[this.#position];
      if (token?.type !== 'word') throw createSyntaxError(`expected a field, found '${token?.text ?? 'the end'}'`);
      path.push(token.text);
      this.#position += 1;
    } while (this.#takeSymbol('.'));
    return path;
  }

  #parseValues(): PredicateValue[] {
    if (this.#tokens[this.#position]?.type === 'variable') return [this.#parseValue()];
    this.#expect('(');
    const values = [this.#parseValue()];
    while (this.#takeSymbol(',')) values.push(this.#parseValue());
    this.#expect(')');
    return values;
  }

  #parseValue(): PredicateValue {
    const token = this.#tokens[this.#position];
    this.#position += 1;
    if (token?.type === 'string') return token.text;
    if (token?.type === 'number') return Number(token.text);
    if (token?.type === 'word' && (token.text === 'true' || token.text === 'false')) return token.text === 'true';
    if (token?.type === 'variable') {
      const value = this.#variables.get(token.text);
      if (value === undefined) throw createSyntaxError(`no value for the variable '${token.text}'`);
      return value;
    }
    throw createSyntaxError(`expected a value, found '${token?.text ?? 'the end'}'`);
  }

  #takeSymbol(text: string): boolean {
    return this.#take('symbol', text);
  }

  #takeWord(text: string): boolean {
    return this.#take('word', text);
  }

  #take(type: Token['type'], text: string): boolean {
    const token = this.#tokens[this.#position];
    if (token?.type !== type || token.text.toLowerCase() !== text) return false;
    this.#position += 1;
    return true;
  }

  #expect(text: string): void {
    if (!this.#takeSymbol(text)) throw createSyntaxError(`expected '${text}'`);
  }

  #expectWord(text: string): void {
    if (!this.#takeWord(text)) throw createSyntaxError(`expected '${text}'`);
  }
}

function joinParts(kind: 'and' | 'or', parts: readonly Predicate[]): Predicate {
  return parts.length === 1 && parts[0] ? parts[0] : { kind, parts };
}

function unquote(literal: string): string {
  try {
    const text = String(JSON.parse(literal));
    // SQL text cannot contain NUL, so no stored value can match.
    if (!text.includes('\0')) return text;
  } catch {}
  throw createSyntaxError(`bad string ${literal}`);
}

const createSyntaxError = (detail: string) => createInvalidInputError(`Malformed parameter: where: ${detail}.`);
