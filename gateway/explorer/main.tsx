import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './explorer.css';
import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { exampleHeaders, exampleTabs } from './examples.ts';
import { ownOperationName } from './operation-name.ts';
import { PartnerTokenButton } from './partner-token.tsx';

const send = createGraphiQLFetcher({ url: '/graphql' });

/** Right after a change of tabs GraphiQL still names the operation of the tab before. */
const fetcher: Fetcher = (request, options) =>
  send({ ...request, operationName: ownOperationName(request.query, request.operationName) }, options);

function Explorer() {
  // The button reads the editors, whose state is known below GraphiQL only; it belongs with the other actions above it.
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
          // A token among the headers must not reach the browser's storage, where the history keeps headers too.
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
if (!container) throw new Error('The page has no place for the explorer.');
createRoot(container).render(<Explorer />);
