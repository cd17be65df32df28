/** Status of the data of a part of the page. */
export type LoadStatus = 'loading' | 'loaded' | 'failed';
