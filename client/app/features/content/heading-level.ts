/** Heading level of a block: `h1` when the block is the page heading. */
export type HeadingLevel = 'h1' | 'h2';
