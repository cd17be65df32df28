import { Lexer, Source, TokenKind } from 'graphql';
import jsTokens from 'js-tokens';
import type { Scope } from './glossary.ts';

/** A name or a piece of text of a file. */
export interface Text {
  readonly scope: Scope;
  readonly text: string;
  /** The first line is 1. */
  readonly line: number;
}

/** The names, comments, strings and sentences of a file, by its kind; none for kinds that hold neither code nor prose. */
export function readTexts(file: string, content: string): readonly Text[] {
  if (/\.(?:tsx?|mjs)$/.test(file)) return readScript(content, shopperFiles.test(file) ? 'UI' : 'prose');
  if (file.endsWith('.graphql')) return readSchema(content);
  if (file.endsWith('.md')) return readDocument(content);
  if (file.endsWith('.po')) return readCatalog(content);
  return /^sandbox\/content\/channels\/.*\.yaml$/.test(file) ? linesOf(content, 'UI') : [];
}

/** Scripts whose strings shoppers read. */
const shopperFiles = /\/messages\.ts$|\/(?:challenge-)?texts\.ts$|\/failure-page\.ts$|\/last-resort\.ts$/;

function readScript(content: string, strings: Scope): readonly Text[] {
  const texts: Text[] = [];
  let line = 1;
  for (const { type, value } of jsTokens(content, { jsx: true })) {
    const scope = scopeOf(type, strings);
    if (scope) texts.push({ scope, text: value, line });
    line += value.split('\n').length - 1;
  }
  return texts;
}

function scopeOf(type: string, strings: Scope): Scope | undefined {
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

/** Sentences without their code. */
function readDocument(content: string): readonly Text[] {
  const withoutBlocks = content.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''));
  return linesOf(withoutBlocks.replace(/`[^`\n]*`/g, '`'), 'prose');
}

function readCatalog(content: string): readonly Text[] {
  return linesOf(content, 'UI').filter(({ text }) => /^(?:msgid|msgstr|")/.test(text));
}

const linesOf = (content: string, scope: Scope): readonly Text[] =>
  content.split('\n').map((text, index) => ({ scope, text, line: index + 1 }));
