import { type LoaderFunctionArgs, redirectDocument } from 'react-router';

/** A redirect target of the identity provider (ROUTING-16); `/auth/callback` starts the session. */
export function loader({ request }: LoaderFunctionArgs): Response {
  return redirectDocument(`/auth/callback${new URL(request.url).search}`);
}

export default function IntermediateLogin() {
  return null;
}
