import { parse } from 'graphql';
import type { GeneratedNode } from '../apollo/registered-operation.ts';

/** Parses an operation to the syntax tree that generated code registers. */
export const parseOperation = (text: string) => parse(text).definitions[0] as unknown as GeneratedNode;
