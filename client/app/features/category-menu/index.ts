export { CategoryMenuDocument, useCategoryMenuQuery, useCategoryMenuSuspenseQuery } from './category-menu.gen.ts';
export { DrillDown } from './drill-down.tsx';
export { buildMenuTree } from './menu-tree.ts';
export { categoryMenuModals } from './modals.ts';
