import { parse } from 'graphql';
import type { GeneratedDefinition } from '../apollo/document-nodes.ts';

/** Parses an operation to the syntax tree that generated code registers. */
export const parseOperation = (text: string) => parse(text).definitions[0] as unknown as GeneratedDefinition;
