import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { z } from 'zod';

/** An operation of the shop, registered when the shop is built. */
export interface RegisteredOperation {
  readonly name: string;
  readonly document: string;
  /** Whether the response is the same for every caller in a market and language. */
  readonly isPublic: boolean;
  /** Variables that the document declares, sorted; other variables of a request are dropped. */
  readonly variableNames: readonly string[];
}

const manifestSchema = z.record(
  z.string().regex(/^[0-9a-f]{64}$/),
  z.object({ name: z.string(), document: z.string(), isPublic: z.boolean() }),
);

/** Adds the declared variables to an entry of a manifest. */
export function toRegisteredOperation(entry: Omit<RegisteredOperation, 'variableNames'>): RegisteredOperation {
  const variableNames = parse(entry.document, { noLocation: true }).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );
  return { ...entry, variableNames: variableNames.sort() };
}

export type OperationManifest = ReadonlyMap<string, RegisteredOperation>;

/** Reads manifests, newest first. The previous one keeps pages working that were opened before a release. */
export function readManifests(files: readonly URL[]): OperationManifest {
  const operations = new Map<string, RegisteredOperation>();
  for (const file of files) {
    const manifest = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    for (const [hash, entry] of Object.entries(manifest)) {
      if (!operations.has(hash)) operations.set(hash, toRegisteredOperation(entry));
    }
  }
  return operations;
}
