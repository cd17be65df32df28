export { KeepPages } from './keep-pages.tsx';
