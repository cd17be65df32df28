import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './explorer.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { exampleHeaders, exampleTabs } from './examples.ts';

const fetcher = createGraphiQLFetcher({ url: '/graphql' });

/** Gets a partner's token and puts it on the clipboard as the line that goes under Headers. */
function PartnerToken() {
  const [message, setMessage] = useState('');
  const getToken = async () => {
    const answer = await fetch('/explorer/token', { method: 'POST' });
    if (!answer.ok) {
      setMessage('The sandbox gave no token.');
      return;
    }
    const { token, expiresIn } = await answer.json();
    await navigator.clipboard.writeText(`"authorization": "Bearer ${token}"`);
    setMessage(`Copied: paste it under Headers. Valid for ${Math.round(expiresIn / 60)} minutes.`);
  };
  return (
    <p className="partner-token">
      <button type="button" onClick={getToken}>
        Get a partner token
      </button>
      <span role="status">{message}</span>
    </p>
  );
}

const container = document.getElementById('explorer');
if (!container) throw new Error('The page has no place for the explorer.');
createRoot(container).render(
  <>
    <PartnerToken />
    <GraphiQL fetcher={fetcher} defaultTabs={exampleTabs} defaultHeaders={exampleHeaders} />
  </>,
);
