export { loadBlockProducts } from './block-products.ts';
export { Hero } from './blocks/hero.tsx';
export { ContentBlock, ContentBlocks, EditFrame } from './content-blocks.tsx';
export { ContentAnchor } from './content-link.tsx';
export { createContentPathTranslator, parseContentAddress } from './content-path.ts';
export { ContentView } from './content-view.tsx';
export { loadContent } from './load-content.ts';
