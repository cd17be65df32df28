import { pick, useGraphiQL } from '@graphiql/react';
import { useState } from 'react';
import { addBearerToken } from './request-headers.ts';

interface PartnerToken {
  readonly token: string;
  /** Lifetime in seconds. */
  readonly expiresIn: number;
}

async function fetchToken(): Promise<PartnerToken | undefined> {
  try {
    const response = await fetch('/explorer/token', { method: 'POST' });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Fetches a partner token and adds it to the headers of the open tab. */
export function PartnerTokenButton() {
  const { headerEditor } = useGraphiQL(pick('headerEditor'));
  const [message, setMessage] = useState('');

  const addToken = async () => {
    const partnerToken = await fetchToken();
    if (!partnerToken) return setMessage('We couldn’t get a token. Your headers haven’t changed. Try again.');
    const headers = addBearerToken(headerEditor?.getValue() ?? '', partnerToken.token);
    if (!headers) return setMessage('The headers of this tab are not a JSON object. Correct them and try again.');
    headerEditor?.setValue(headers);
    setMessage(
      `Token added to the headers of this tab. It expires in ${Math.round(partnerToken.expiresIn / 60)} minutes.`,
    );
  };
  return (
    <>
      <p role="status">{message}</p>
      <button type="button" disabled={!headerEditor} onClick={addToken}>
        Add a partner token
      </button>
    </>
  );
}
