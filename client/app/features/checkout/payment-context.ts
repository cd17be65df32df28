import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { usePage } from '../../app-providers.tsx';
import { tabStorage } from '../../browser-storage.ts';
import { createAttemptKeys } from './attempt-key.ts';
import { collectDeviceData } from './collect-device-data.ts';
import type { PaymentContext, PaymentStage, SubjectGraph } from './payment.ts';
import { createPaymentGraph, type PaymentOrder } from './payment-graph.ts';

/** A signal that is aborted when the component is unmounted. */
export function useUnmountSignal(): AbortSignal {
  const [controller] = useState(() => new AbortController());
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // In development React mounts every component twice: only one that is not mounted again is unmounted.
      setTimeout(() => isMounted.current || controller.abort());
    };
  }, [controller]);
  return controller.signal;
}

interface ContextParts {
  readonly subject: { readonly id: string; readonly graph: SubjectGraph };
  readonly onStage: (stage: PaymentStage) => void;
  readonly order?: PaymentOrder | undefined;
  /** By default, the signal of the component. */
  readonly signal?: AbortSignal;
}

/** Returns a function that creates the context of a payment in this tab, with the limits of the page's settings. */
export function usePaymentContext(unmountSignal: AbortSignal): (parts: ContextParts) => PaymentContext {
  const client = useApolloClient();
  const { attemptPollingSeconds, deviceDataSeconds, paymentPageOrigins = [] } = usePage().settings.checkout;
  return ({ subject, onStage, order, signal = unmountSignal }) => ({
    graph: createPaymentGraph(client, subject.graph, order),
    keys: createAttemptKeys(tabStorage),
    subjectId: subject.id,
    onStage,
    signal,
    pollingTimeoutMs: attemptPollingSeconds * 1_000,
    collectDeviceData: (page) =>
      collectDeviceData(page, { allowedOrigins: paymentPageOrigins, timeoutMs: deviceDataSeconds * 1_000, signal }),
  });
}
