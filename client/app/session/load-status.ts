/** How the data of a part of the page is loaded. */
export type LoadStatus = 'loading' | 'loaded' | 'failed';
