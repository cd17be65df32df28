import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { messagesToApp, messagesToShop } from './messages.ts';

const text = readFileSync(new URL('../../../docs/native.md', import.meta.url), 'utf8');

/** The JSON schemas of a section of docs/native.md, by the heading above each. */
function readSchemas(section: string): Record<string, unknown> {
  const [, content = ''] = text.split(`\n## ${section}\n`);
  const [own = ''] = content.split('\n## ');
  const blocks = own.matchAll(/^### (\w+)\n[\s\S]*?```json\n([\s\S]*?)```/gm);
  return Object.fromEntries([...blocks].map(([, type = '', json = '']) => [type, JSON.parse(json)]));
}

function toJsonSchemas(schemas: Readonly<Record<string, z.ZodMiniType>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schemas).map(([type, schema]) => {
      const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: 'input' });
      return [type, json];
    }),
  );
}

describe('docs/native.md', () => {
  it.each([
    ['Messages to the app', messagesToApp],
    ['Messages to the shop', messagesToShop],
  ] as const)('has the schemas of the code under "%s" (NATIVE-52)', (section, schemas) => {
    expect(readSchemas(section)).toEqual(toJsonSchemas(schemas));
  });
});
