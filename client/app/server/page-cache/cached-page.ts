import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ContentDigests } from '../content/source.ts';
import { combineCrcs, computeShift } from './crc32.ts';

/** A rendered page into which each response writes its own nonce. */
export interface CachedPage {
  readonly headers: ReadonlyMap<string, string>;
  /** Size of the compressed page. */
  readonly sizeBytes: number;
  /** The page in gzip format. */
  toGzip(nonce: string): Buffer;
  /** The page in UTF-8. */
  toBytes(nonce: string): Buffer;
}

/** The data of a cached page. It can be stored outside the process. */
export interface CompressedPage {
  readonly headers: ReadonlyMap<string, string>;
  /** The parts between the nonces. */
  readonly parts: readonly Part[];
}

/** A page that was rendered for all visitors, and the content that it was made from. */
export interface RenderedPage {
  readonly compressed: CompressedPage;
  readonly contentDigests: ContentDigests;
}

interface Part {
  readonly deflated: Uint8Array;
  readonly lengthBytes: number;
  readonly crc: number;
  readonly shift: number;
}

const compress = promisify(deflateRaw);
/** Most parts are one tag, which compression alone would not make smaller. */
const storedBytes = 200;
/** Compressing a small part in another thread takes ten times the CPU of its compression. */
const smallBytes = 8_192;
/** Magic number, compression method, and no flags, time, level or system (RFC 1952). */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The last block of deflated data, which is empty (RFC 1951). */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/**
 * Compresses a rendered page once, in the parts between its nonces. A part ends at a byte and refers to no other part, so that a
 * nonce can follow as an uncompressed block: a response needs neither the page's text nor a compression.
 * @param placeholder the nonce that the page was rendered with
 */
export async function compressPage(
  html: string,
  headers: ReadonlyMap<string, string>,
  placeholder: string,
): Promise<CompressedPage> {
  return {
    headers,
    parts: await Promise.all(html.split(placeholder).map((text) => createPart(Buffer.from(text)))),
  };
}

/** Creates a page that can be sent from its data. */
export function createCachedPage({ headers, parts }: CompressedPage): CachedPage {
  const lengthBytes = parts.reduce((sum, part) => sum + part.lengthBytes, 0);

  const deflate = (nonce: Buffer): Uint8Array[] => {
    const block = createStoredBlock(nonce);
    return [...parts.flatMap(({ deflated }, index) => (index === 0 ? [deflated] : [block, deflated])), lastBlock];
  };
  return {
    headers,
    sizeBytes: parts.reduce((sum, { deflated }) => sum + deflated.byteLength, 0),
    toGzip(nonce) {
      const bytes = Buffer.from(nonce);
      const trailer = Buffer.allocUnsafe(8);
      trailer.writeUInt32LE(combineParts(parts, bytes), 0);
      trailer.writeUInt32LE(lengthBytes + (parts.length - 1) * bytes.byteLength, 4);
      return Buffer.concat([gzipHeader, ...deflate(bytes), trailer]);
    },
    toBytes: (nonce) => inflateRawSync(Buffer.concat(deflate(Buffer.from(nonce)))),
  };
}

async function createPart(bytes: Buffer): Promise<Part> {
  return {
    deflated: await deflatePart(bytes),
    lengthBytes: bytes.byteLength,
    crc: crc32(bytes),
    shift: computeShift(bytes.byteLength),
  };
}

function deflatePart(bytes: Buffer): Buffer | Promise<Buffer> {
  const options = { finishFlush: constants.Z_FULL_FLUSH };
  if (bytes.byteLength <= storedBytes) return createStoredBlock(bytes);
  return bytes.byteLength <= smallBytes ? deflateRawSync(bytes, options) : compress(bytes, options);
}

function combineParts([first, ...others]: readonly Part[], nonce: Buffer): number {
  const nonceCrc = crc32(nonce);
  const nonceShift = computeShift(nonce.byteLength);
  return others.reduce(
    (crc, part) => combineCrcs(combineCrcs(crc, nonceCrc, nonceShift), part.crc, part.shift),
    first?.crc ?? 0,
  );
}

/** An uncompressed block of deflated data: its length, the complement of the length, and the bytes. */
function createStoredBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.byteLength, 1);
  header.writeUInt16LE(~bytes.byteLength & 0xffff, 3);
  return Buffer.concat([header, bytes]);
}
