import type { FastifyInstance } from 'fastify';
import { type Customer, type CustomerAddress, createCustomer } from './customer.ts';
import type { Upstreams } from './upstream-state.ts';

interface UpdateBody {
  version: number;
  actions: Action[];
}

interface Action {
  action: string;
  name?: string;
  value?: string;
  fields?: Record<string, string>;
  addressId?: string;
  addressKey?: string;
  address?: Record<string, unknown>;
  firstName?: string;
  lastName?: string;
  email?: string;
}

/** Applies an update action to a customer. @returns false when the platform refuses the action */
function applyAction(
  customer: Customer,
  { action, name = '', value, fields, address, firstName, lastName, email, ...target }: Action,
): boolean {
  const index = customer.addresses.findIndex(({ id, key }) =>
    target.addressKey ? key === target.addressKey : id === target.addressId,
  );
  const [saved] = index < 0 ? [] : customer.addresses.slice(index);
  switch (action) {
    case 'setCustomType':
      customer.custom = { type: { typeId: 'type', id: 'u' }, fields: { ...fields } };
      return true;
    case 'setCustomField':
      if (!customer.custom) return false;
      if (value === undefined) delete customer.custom.fields[name];
      else customer.custom.fields[name] = value;
      return true;
    case 'setFirstName':
      customer.firstName = firstName ?? '';
      return true;
    case 'setLastName':
      customer.lastName = lastName ?? '';
      return true;
    case 'changeEmail':
      customer.email = email ?? '';
      return true;
    case 'addAddress':
      customer.addresses.push({ ...address, id: `a-${customer.addresses.length}` } as CustomerAddress);
      return true;
    case 'changeAddress':
      if (saved) customer.addresses[index] = { ...address, id: saved.id } as CustomerAddress;
      return Boolean(saved);
    case 'removeAddress':
      if (customer.defaultShippingAddressId === saved?.id) delete customer.defaultShippingAddressId;
      return customer.addresses.splice(index, saved ? 1 : 0).length > 0;
    case 'setDefaultShippingAddress':
      if (saved) customer.defaultShippingAddressId = saved.id;
      return Boolean(saved);
    default:
      return action === 'addShippingAddressId' && Boolean(saved);
  }
}

/** The commerce platform's customers. */
export function registerCommerceRoutes(app: FastifyInstance, upstreams: Upstreams): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  const toErrorResponse = (statusCode: number, code: string) => ({
    statusCode,
    message: code,
    errors: [{ code, message: code }],
  });

  app.post('/oauth/token', async () => ({ access_token: 'token', token_type: 'Bearer', expires_in: 3600 }));
  app.get('/tarima', async () => ({ key: 'tarima' }));
  const customerPath = '/tarima/customers/key=:key';
  // The only query of this service: customers by `lowercaseEmail`.
  app.get<{ Querystring: { 'var.email': string } }>('/tarima/customers', async ({ query }) => ({
    results: [...upstreams.customers.values()].filter(({ email }) => email.toLowerCase() === query['var.email']),
  }));
  app.get<{ Params: { key: string } }>(customerPath, async ({ params }, reply) => {
    return upstreams.customers.get(params.key) ?? reply.status(404).send(toErrorResponse(404, 'ResourceNotFound'));
  });
  app.post<{ Params: { key: string }; Body: UpdateBody }>(customerPath, async ({ params, body }, reply) => {
    const customer = upstreams.customers.get(params.key);
    if (!customer) return reply.status(404).send(toErrorResponse(404, 'ResourceNotFound'));
    upstreams.beforeUpdate(customer);
    if (customer.version !== body.version)
      return reply.status(409).send(toErrorResponse(409, 'ConcurrentModification'));
    for (const action of body.actions) {
      if (!applyAction(customer, action)) return reply.status(400).send(toErrorResponse(400, 'InvalidOperation'));
    }
    customer.version += 1;
    return customer;
  });
  app.post<{ Body: Record<string, unknown> }>('/tarima/customers', async ({ body }) => {
    const customer = { ...createCustomer(), ...body, addresses: [], version: 1 } as unknown as Customer;
    upstreams.customers.set(String(body.key), customer);
    return customer;
  });
}
