import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pg from 'pg';

/** How many times a statement is sent before it gets a name, so that texts with lists of any length do not fill the server. */
const minUses = 3;
/** Maximum number of texts whose uses are counted. */
const maxCountedTexts = 1_000;
/** Maximum length of a counted text. Longer ones write many rows at once and differ each time. */
const maxTextLength = 16_384;
/**
 * Maximum total length of the prepared statements of a connection. The server keeps them until the connection ends; they take
 * about 100 bytes of its memory per character.
 */
const maxPreparedLength = 100_000;
/** The operator of full-text search. The number of matches depends on the words, which a plan for all words cannot consider. */
const textSearchOperator = '@@';

/** Statements of a pool and how many times each was sent. */
export interface StatementCounts {
  /** Counts a use. @returns the name of a statement that is sent often; undefined for others */
  countUse(text: string): string | undefined;
  /** Ends the naming of statements: the server does not keep them, because a connection pooler gives each transaction another connection. */
  disable(): void;
}

/** Counts the statements of a pool. */
export function createStatementCounts(): StatementCounts {
  const uses = new LRUCache<string, { readonly name: string; count: number }>({ max: maxCountedTexts });
  let isDisabled = false;
  return {
    countUse(text) {
      if (isDisabled || text.length > maxTextLength || text.includes(textSearchOperator)) return undefined;
      const known = uses.get(text) ?? { name: hash('sha256', text, 'base64url'), count: 0 };
      if (known.count === 0) uses.set(text, known);
      known.count += 1;
      return known.count >= minUses ? known.name : undefined;
    },
    disable() {
      isDisabled = true;
    },
  };
}

type Send = (query: unknown, values?: unknown, ...others: unknown[]) => Promise<pg.QueryResult>;

/**
 * Makes a connection prepare the statements that are sent often, so that the server parses and plans them once (decision
 * 081). Statements in a transaction are not prepared: an error of a statement that is no longer valid would end the
 * transaction.
 */
export function prepareStatements(client: pg.ClientBase, counts: StatementCounts): void {
  const send = client.query.bind(client) as Send;
  /** How many times each statement was prepared again, by name. */
  const renewals = new Map<string, number>();
  let preparedLength = 0;

  const sendPrepared = async (name: string, text: string, values: unknown[]): Promise<pg.QueryResult> => {
    const count = renewals.get(name) ?? 0;
    try {
      return await send({ name: count === 0 ? name : `${name}.${count}`, text, values });
    } catch (error) {
      // Both errors come before the server executes anything.
      if (hasChangedResult(error)) {
        renewals.set(name, count + 1);
        preparedLength += text.length;
      } else if (isUnknownToServer(error)) counts.disable();
      else throw error;
      return send(text, values);
    }
  };

  const query: Send = (text, values, ...others) => {
    const hasValues = Array.isArray(values) && values.length > 0 && others.length === 0;
    if (typeof text !== 'string' || !hasValues || client.getTransactionStatus() !== 'I') {
      return send(text, values, ...others);
    }
    const name = counts.countUse(text);
    if (name === undefined) return send(text, values);
    if (!renewals.has(name)) {
      if (preparedLength + text.length > maxPreparedLength) return send(text, values);
      renewals.set(name, 0);
      preparedLength += text.length;
    }
    return sendPrepared(name, text, values);
  };
  client.query = query as typeof client.query;
}

/** Whether a migration has changed the columns that a prepared statement returns: "cached plan must not change result type". */
const hasChangedResult = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/** Whether a prepared statement is not on the server's connection, or already there, because a connection pooler shares connections. */
const isUnknownToServer = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '26000' || error.code === '42P05');
