export { orderModals } from './modals.ts';
export { OrderLookup } from './order-lookup.tsx';
export { OrderView } from './order-view.tsx';
export { OrderDocument, OrdersDocument, useOrderSuspenseQuery } from './orders.gen.ts';
export { RecentPurchases } from './recent-purchases.tsx';
export { ThankYou } from './thank-you.tsx';
