import type { ApolloClient } from '@apollo/client';
import { getData } from '../../apollo/get-data.ts';
import { CheckoutAttemptDocument } from './checkout.gen.ts';
import type { Attempt } from './payment.ts';

/** Reads an attempt of the shopper; null for another's. */
export async function findAttempt(client: ApolloClient, id: string): Promise<Attempt | null> {
  const options = { query: CheckoutAttemptDocument, variables: { id }, fetchPolicy: 'no-cache' } as const;
  return getData(await client.query(options)).checkoutAttempt;
}
