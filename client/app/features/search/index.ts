export { type ListParams, parseListParams, toListVariables } from './list-params.ts';
export { ListUnavailable } from './list-unavailable.tsx';
export { loadList } from './load-list.ts';
export { loadSuggestingInput } from './load-suggesting-input.ts';
export { ProductListView } from './product-list-view.tsx';
export { SearchInput, type SearchInputProps } from './search-input.tsx';
export { SearchWithin } from './search-within.tsx';
