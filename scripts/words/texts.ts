import { Lexer, Source, TokenKind } from 'graphql';
import jsTokens from 'js-tokens';
import type { Scope } from './glossary.ts';

/** An identifier or a piece of text in a file. */
export interface Text {
  readonly scope: Scope;
  readonly text: string;
  /** Line number, starting at 1. */
  readonly line: number;
}

/** Extracts the identifiers, comments, strings and prose of a file; returns nothing for unknown file types. */
export function readTexts(file: string, content: string): readonly Text[] {
  if (/\.(?:tsx?|mjs)$/.test(file)) return readScript(content, shopperFiles.test(file) ? 'UI' : 'prose');
  if (file.endsWith('.graphql')) return readSchema(content);
  if (file.endsWith('.md')) return readDocument(content);
  if (file.endsWith('.po')) return readCatalog(content);
  return /^sandbox\/content\/channels\/.*\.yaml$/.test(file) ? splitLines(content, 'UI') : [];
}

/** Scripts with UI texts. */
const shopperFiles = /\/messages\.ts$|\/(?:challenge-)?texts\.ts$|\/failure-page\.ts$|\/last-resort\.ts$/;

function readScript(content: string, strings: Scope): readonly Text[] {
  const texts: Text[] = [];
  let line = 1;
  for (const { type, value } of jsTokens(content, { jsx: true })) {
    const scope = getScope(type, strings);
    if (scope) texts.push({ scope, text: value, line });
    line += value.split('\n').length - 1;
  }
  return texts;
}

function getScope(type: string, strings: Scope): Scope | undefined {
  if (type === 'IdentifierName' || type === 'PrivateIdentifier' || type === 'JSXIdentifier') return 'identifier';
  if (type.endsWith('Comment')) return 'prose';
  return type === 'StringLiteral' || type.endsWith('Template') || type.startsWith('Template') ? strings : undefined;
}

function readSchema(content: string): readonly Text[] {
  const texts: Text[] = [];
  const lexer = new Lexer(new Source(content));
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
    const scope = token.kind === TokenKind.NAME ? 'identifier' : 'prose';
    if (token.value) texts.push({ scope, text: token.value, line: token.line });
  }
  return texts;
}

/** Extracts the prose of a Markdown document, without code. */
function readDocument(content: string): readonly Text[] {
  const withoutBlocks = content.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''));
  return splitLines(withoutBlocks.replace(/`[^`\n]*`/g, '`'), 'prose');
}

function readCatalog(content: string): readonly Text[] {
  return splitLines(content, 'UI').filter(({ text }) => /^(?:msgid|msgstr|")/.test(text));
}

const splitLines = (content: string, scope: Scope): readonly Text[] =>
  content.split('\n').map((text, index) => ({ scope, text, line: index + 1 }));
