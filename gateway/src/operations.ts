import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { z } from 'zod';

/** One of the shop's own operations, registered when the shop is built. */
export interface RegisteredOperation {
  readonly name: string;
  readonly document: string;
  /** The answer is the same for everybody in a market and language. */
  readonly isPublic: boolean;
  /** What the document declares; a client's other variables mean nothing and are dropped. */
  readonly variableNames: readonly string[];
}

const manifestSchema = z.record(
  z.string().regex(/^[0-9a-f]{64}$/),
  z.object({ name: z.string(), document: z.string(), isPublic: z.boolean() }),
);

/** An operation as a manifest names it, with what its document declares. */
export function registeredOperation(entry: Omit<RegisteredOperation, 'variableNames'>): RegisteredOperation {
  const variableNames = parse(entry.document, { noLocation: true }).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );
  return { ...entry, variableNames: variableNames.sort() };
}

export type OperationManifest = ReadonlyMap<string, RegisteredOperation>;

/** Reads manifests, newest first; the one before stays so that pages opened before a release go on working. */
export function readManifests(files: readonly URL[]): OperationManifest {
  const operations = new Map<string, RegisteredOperation>();
  for (const file of files) {
    const manifest = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    for (const [hash, entry] of Object.entries(manifest)) {
      if (!operations.has(hash)) operations.set(hash, registeredOperation(entry));
    }
  }
  return operations;
}
