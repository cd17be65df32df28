/** A block's heading: the page's own when the block opens the page. */
export type HeadingLevel = 'h1' | 'h2';
