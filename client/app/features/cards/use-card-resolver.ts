import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { usePage } from '../../app-providers.tsx';
import { createCardFormSchema } from './card-form-schema.ts';

/** The validation of a card form for the card networks of the page's market (PAYMENTS-18). */
export function useCardResolver() {
  const { cardTypes } = usePage().settings.checkout;
  return useMemo(() => zodResolver(createCardFormSchema(cardTypes)), [cardTypes]);
}
