import { type LoaderFunctionArgs, redirectDocument } from 'react-router';

/** Where the identity provider may send people back (decisions.md Routes); the session is made by `/auth/callback`. */
export function loader({ request }: LoaderFunctionArgs): Response {
  return redirectDocument(`/auth/callback${new URL(request.url).search}`);
}

export default function IntermediateLogin() {
  return null;
}
