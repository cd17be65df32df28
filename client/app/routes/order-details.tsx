import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { emailSchema } from '@tarima/markets/formats';
import { defaultLocale, parseLocale } from '@tarima/markets/locale';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router';
import { z } from 'zod/mini';
import { createPageLoads } from '../apollo/load.ts';
import { createNotFoundResponse } from '../errors.ts';
import {
  LazyOrderUpdates,
  OrderDocument,
  OrderLookup,
  OrderView,
  useOrderSuspenseQuery,
} from '../features/orders/index.ts';
import { isMember } from '../features/sign-in/index.ts';
import { pathTo } from '../i18n/paths.ts';
import { apolloContext, i18nContext } from '../session/contexts.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';
import type { RouteOperations } from './operations.gen.ts';

/** The order to show: a member's own by number, a guest's by number and email address. */
interface OrderIdentity {
  readonly orderNumber: string;
  readonly email: string | null;
}

type LoaderArgs = LoaderFunctionArgs | ClientLoaderFunctionArgs;
type ActionArgs = ActionFunctionArgs | ClientActionFunctionArgs;

async function find(context: LoaderArgs['context'], found: OrderIdentity): Promise<OrderIdentity | null> {
  const { loadPartial } = createPageLoads<RouteOperations['order-details']>(context.get(apolloContext));
  const { order } = await loadPartial(OrderDocument, { ...found }, (data) => data.order !== null);
  return order && found;
}

/**
 * Without an order number members are redirected to their list; guests get a form (ORDERS-30, ORDERS-31, ORDERS-32).
 */
async function loadPage(args: LoaderArgs): Promise<OrderIdentity | null> {
  const { params, context } = args;
  const orderNumber = params.orderID;
  if (!(await isMember(args))) return null;
  if (!orderNumber) throw redirect(pathTo('recent-purchases', parseLocale(params.locale ?? '') ?? defaultLocale));
  const found = await find(context, { orderNumber, email: null });
  if (!found) throw createNotFoundResponse(context.get(i18nContext)._(msg`Order not found: ${orderNumber}`));
  return found;
}

const lookupSchema = z.object({
  orderNumber: z.string().check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(60)),
  email: z.pipe(
    emailSchema,
    z.transform((email) => email.toLowerCase()),
  ),
});

/** Looks up a guest's order; null when none was found. */
async function lookUp({ request, context }: ActionArgs): Promise<OrderIdentity | null> {
  const input = lookupSchema.safeParse(Object.fromEntries(await request.formData()));
  return input.success ? find(context, input.data) : null;
}

export const loader = (args: LoaderFunctionArgs) => loadPage(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadPage(args);
export const action = (args: ActionFunctionArgs) => lookUp(args);
export const clientAction = (args: ClientActionFunctionArgs) => lookUp(args);

export default function OrderDetailsPage() {
  const { t } = useLingui();
  const { orderID } = useParams();
  const own = useLoaderData<typeof loader>();
  const lookedUp = useActionData<typeof action>();
  const found = own ?? lookedUp;
  return (
    <Page width="page">
      <PageHead title={t`Order details`} indexed={false} />
      {found ? <FoundOrder {...found} /> : <OrderLookup orderNumber={orderID ?? ''} isMissing={lookedUp === null} />}
    </Page>
  );
}

function FoundOrder({ orderNumber, email }: OrderIdentity) {
  const { data } = useOrderSuspenseQuery({ variables: { orderNumber, email } });
  if (!data.order) return null;
  return (
    <>
      <LazyOrderUpdates order={data.order} email={email} />
      <OrderView order={data.order} />
    </>
  );
}
