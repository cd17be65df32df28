import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { i18nContext } from '../contexts.ts';
import { notFound } from '../errors.ts';

/** Whatever no page is at (store.md §2.3). */
export function loader({ context }: LoaderFunctionArgs): never {
  throw notFound(context.get(i18nContext)._(msg`This page could not be found`));
}

export default function NotFound() {
  return null;
}
