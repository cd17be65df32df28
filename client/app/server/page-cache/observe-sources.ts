import type { ContentDigests, ContentObserver, ContentReader } from '../content/source.ts';
import type { GraphTransport } from '../graph.ts';

/** The sources of one page, and what was read from them. */
export interface ObservedSources {
  readonly graph: GraphTransport;
  readonly content: ContentReader;
  /** Whether all sources gave complete data. */
  readonly isComplete: () => boolean;
  readonly contentDigests: ContentDigests;
}

/** Observes the sources of a page: one that lacks a part because an upstream has failed must not be cached (ROUTING-70). */
export function observeSources(
  graph: GraphTransport,
  createReader: (observer: ContentObserver) => ContentReader,
): ObservedSources {
  let isComplete = true;
  const contentDigests = new Map<string, string>();
  const onFailure = () => {
    isComplete = false;
  };
  return {
    async graph(request) {
      const response = await graph(request).catch((error: unknown) => {
        onFailure();
        throw error;
      });
      // Texts cannot contain this: JSON escapes their quotation marks.
      if (response.status !== 200 || response.body.includes('"errors":[')) onFailure();
      return response;
    },
    content: createReader({ onFailure, onRead: (key, digest) => contentDigests.set(key, digest) }),
    isComplete: () => isComplete,
    contentDigests,
  };
}
