export { LazyOrderUpdates } from './lazy-parts.tsx';
export { orderModals } from './modals.ts';
export { OrderConfirmation } from './order-confirmation.tsx';
export { OrderLookup } from './order-lookup.tsx';
export { OrderView } from './order-view.tsx';
export { OrderDocument, OrdersDocument, useOrderSuspenseQuery } from './orders.gen.ts';
export { parsePurchaseFilter, toOrdersVariables } from './purchase-filter.ts';
export { RecentPurchases } from './recent-purchases.tsx';
