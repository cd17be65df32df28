export { KeepPages } from './keep-pages.tsx';
export { markMissingPictures } from './missing-pictures.ts';
