import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const documents = globSync('**/*.md', {
  cwd: root,
  exclude: (name) => ['node_modules', 'build', '.tarima', 'test-results'].includes(name),
});
const read = (path: string) => readFileSync(join(root, path), 'utf8').replace(/^```[\s\S]*?^```/gm, '');

/** Anchors of the headings of a document, as GitHub makes them; a repeated heading gets a number. */
function listAnchors(path: string): Set<string> {
  const counts = new Map<string, number>();
  const anchors = Array.from(read(path).matchAll(/^#+ (.+)$/gm), ([, heading = '']) => {
    const text = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = text
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-');
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
  return new Set(anchors);
}

function findBrokenLinks(path: string): string[] {
  return Array.from(read(path).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link).filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : relative(root, join(root, dirname(path), file));
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && target.endsWith('.md') && !listAnchors(target).has(anchor);
  });
}

it('the documents link to files and headings that exist', () => {
  const broken = documents.flatMap((path) => findBrokenLinks(path).map((link) => `${path}: ${link}`));
  expect(documents.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});
