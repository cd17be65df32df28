import { type SaxesAttributeNS, SaxesParser } from 'saxes';

/** An element: its text, or its child elements by name. */
export interface XmlNode {
  readonly text: string;
  readonly children: ReadonlyMap<string, XmlNode>;
}

/** Parses a document without entities and attributes of its own, as the vendor sends. @returns the root, or undefined */
export function parseXml(document: string): { readonly name: string; readonly node: XmlNode } | undefined {
  const parser = new SaxesParser<{ xmlns: true }>({ xmlns: true });
  const stack: { name: string; text: string; children: Map<string, XmlNode> }[] = [];
  let root: { name: string; node: XmlNode } | undefined;
  parser.on('opentag', ({ local }: { local: string; attributes: Record<string, SaxesAttributeNS> }) => {
    stack.push({ name: local, text: '', children: new Map() });
  });
  parser.on('text', (text) => {
    const top = stack.at(-1);
    if (top) top.text += text;
  });
  parser.on('closetag', () => {
    const closed = stack.pop();
    if (!closed) return;
    const node = { text: closed.text.trim(), children: closed.children };
    const parent = stack.at(-1);
    if (parent) parent.children.set(closed.name, node);
    else root = { name: closed.name, node };
  });
  try {
    parser.write(document).close();
  } catch {
    return undefined;
  }
  return root;
}

/** Text of the element at a path of names; empty when it is missing. */
export function readXml(node: XmlNode | undefined, ...path: readonly string[]): string {
  let current = node;
  for (const name of path) current = current?.children.get(name);
  return current?.text ?? '';
}

/** Fields of an element: text, or nested fields. */
export interface XmlFields {
  readonly [name: string]: string | XmlFields;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Writes an element with its namespace; the vendor expects fields in alphabetical order. */
export function writeXml(name: string, content: string | XmlFields, namespace: string): string {
  return `<${name} xmlns="${namespace}">${writeContent(content)}</${name}>`;
}

function writeContent(content: string | XmlFields): string {
  if (typeof content === 'string') return content.replace(/[&<>"']/g, (character) => entities[character] ?? character);
  return Object.keys(content)
    .sort()
    .map((name) => `<${name}>${writeContent(content[name] ?? '')}</${name}>`)
    .join('');
}

/** Namespaces of the vendor's documents. */
export const namespaces = {
  gateway: 'http://schemas.firstatlanticcommerce.com/gateway/data',
  text: 'http://schemas.microsoft.com/2003/10/Serialization/',
} as const;
