import { createClient } from 'redis';
import { readMail } from '../../graph/mailbox.ts';
import type { SpanCollector } from '../../stack/span-collector.ts';
import type { Stack } from '../../stack/stack.ts';
import { canaryEmail } from './card.ts';
import { plantInCopy, readDatabase } from './database-files.ts';
import type { Needle } from './needles.ts';
import { createScanner, type Finding } from './scanner.ts';

/** A place of the store in which no card number may be. */
export interface Place {
  readonly name: string;
  /** Writes a text where the store would, and scans it; what was planted does not affect later scans. */
  plant(text: string): Promise<Finding>;
  scan(): Promise<Finding>;
}

/** A place whose content passes by while the store runs. */
export interface StreamPlace extends Place {
  read(text: string): void;
}

/** Creates a place that is scanned while its content arrives. `write` sends a planted text through its source. */
export function createStreamPlace(
  name: string,
  needles: readonly Needle[],
  write: (text: string, place: StreamPlace) => Promise<void> | void,
): StreamPlace {
  let scanner = createScanner(needles);
  const place: StreamPlace = {
    name,
    read: (text) => scanner.read(text),
    async plant(text) {
      await write(text, place);
      const finding = scanner.finish();
      scanner = createScanner(needles);
      return finding;
    },
    scan: async () => scanner.finish(),
  };
  return place;
}

/** Sends a span with this text in an attribute to the collector, as an exporter does. */
export async function exportSpan({ url }: Pick<SpanCollector, 'url'>, text: string): Promise<void> {
  const attributes = [{ key: 'http.url', value: { stringValue: text } }];
  const span = { traceId: '0'.repeat(32), spanId: '0'.repeat(16), name: 'planted', attributes };
  const response = await fetch(`${url}/v1/traces`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: [span] }] }] }),
  });
  if (!response.ok) throw new Error(`The collector responded with ${response.status}.`);
}

/** Every command that the Redis server receives. */
export async function openCachePlace(
  url: string,
  needles: readonly Needle[],
): Promise<StreamPlace & { close(): Promise<void> }> {
  const [watcher, client] = await Promise.all([createClient({ url }).connect(), createClient({ url }).connect()]);
  const key = 'planted';
  const place = createStreamPlace('cache', needles, async (text) => {
    await client.set(key, text);
    await client.del(key);
    // The watcher gets commands in their order.
    while (!isDeleted) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  let isDeleted = false;
  await watcher.monitor((command) => {
    const text = String(command);
    place.read(`${text}\n`);
    isDeleted ||= text.includes(key) && /"del"/i.test(text);
  });
  return {
    ...place,
    async close() {
      watcher.destroy();
      await client.close();
    },
  };
}

/** The store's database, which is read when the store has stopped. */
export function createDatabasePlace(stack: Stack, needles: readonly Needle[]): Place {
  const scanUrl = async (url: string) => {
    const scanner = createScanner(needles);
    await readDatabase(url, scanner);
    return scanner.finish();
  };
  return {
    name: 'database file',
    async plant(text) {
      const copy = await plantInCopy(stack.settings.databases.store, text);
      try {
        return await scanUrl(copy.url);
      } finally {
        await copy.remove();
      }
    },
    scan: () => scanUrl(stack.settings.databases.store),
  };
}

/** The mail that the shoppers with the canary have received. */
export function createMailPlace(stack: Stack, needles: readonly Needle[], send: MailSender): Place {
  const scanMail = async (recipient: string) => {
    const scanner = createScanner(needles);
    for (const { subject, text, html } of await readMail(stack, recipient)) {
      scanner.read(`${subject}\n${text}\n${html}\n`);
    }
    return scanner.finish();
  };
  return {
    name: 'mail',
    async plant(text) {
      const recipient = `plantado.${canaryEmail}`;
      await send(stack, recipient, text);
      return scanMail(recipient);
    },
    scan: () => scanMail(canaryEmail),
  };
}

/** Sends an email with a text to a recipient through the store's mail server. */
export type MailSender = (stack: Stack, recipient: string, text: string) => Promise<void>;
