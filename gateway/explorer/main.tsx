import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './explorer.css';
import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { exampleHeaders, exampleTabs } from './examples.ts';
import { findOperationName } from './operation-name.ts';
import { PartnerTokenButton } from './partner-token.tsx';

const send = createGraphiQLFetcher({ url: '/graphql' });

/** Right after a tab change GraphiQL still sends the operation name of the previous tab. */
const fetcher: Fetcher = (request, options) =>
  send({ ...request, operationName: findOperationName(request.query, request.operationName) }, options);

function Explorer() {
  // The button needs the editor state, which exists only inside GraphiQL; a portal renders it in the header above.
  const [actions, setActions] = useState<HTMLElement | null>(null);
  return (
    <>
      <header>
        <h1>Graph explorer</h1>
        <div className="actions" ref={setActions}>
          <a href="/schema.graphql" download>
            Download the schema
          </a>
        </div>
      </header>
      <main>
        <GraphiQL
          fetcher={fetcher}
          defaultTabs={exampleTabs}
          defaultHeaders={exampleHeaders}
          defaultEditorToolsVisibility="headers"
          inputValueDeprecation
          schemaDescription
          // A token in the headers must not reach the browser's storage; the history stores headers too.
          shouldPersistHeaders={false}
          plugins={[]}
        >
          <GraphiQL.Logo>{null}</GraphiQL.Logo>
          {actions && createPortal(<PartnerTokenButton />, actions)}
        </GraphiQL>
      </main>
    </>
  );
}

const container = document.getElementById('explorer');
if (!container) throw new Error('The page has no #explorer element.');
createRoot(container).render(<Explorer />);
