import { type LoaderFunctionArgs, redirectDocument } from 'react-router';

/** Where the identity provider may send visitors back (ROUTING-16); `/auth/callback` starts the session. */
export function loader({ request }: LoaderFunctionArgs): Response {
  return redirectDocument(`/auth/callback${new URL(request.url).search}`);
}

export default function IntermediateLogin() {
  return null;
}
