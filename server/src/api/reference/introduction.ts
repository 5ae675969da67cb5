// What applies to every call, at the top of the reference.
import { accountLimits } from '@opener/contract/account';
import { commonErrors } from '@opener/contract/errors';
import { html, type Html } from '../../lib/html.ts';
import type { OpenApi } from '../openapi.ts';

export function introduction({ servers }: OpenApi): Html {
  return html`<p class="lead">
      Everything the browser does is available to programs. All paths are below
      <code>${servers[0]?.url}</code>. Bodies and answers are JSON, times are ISO 8601 in UTC. In the
      examples, replace what is in angle brackets.
    </p>
    <h2>Authentication</h2>
    <p>
      Calls that need a session take a bearer token: the <code>access_token</code> from
      <a href="#login">signing in</a>. It lasts ${accountLimits.sessionHours} hours, or
      ${accountLimits.rememberedSessionDays} days with <code>remember</code>.
    </p>
    <pre><code>Authorization: Bearer ${'<token>'}</code></pre>
    <h2>Errors</h2>
    <p>
      Every error says in <code>detail</code> what happened, in a sentence that can be shown to people.
      Besides what a call lists, any of them can answer 400, 413 or 415 to a request that cannot be read, is
      too large or is not JSON, and 500 when something unexpected went wrong.
    </p>
    <pre><code>${JSON.stringify({ detail: commonErrors.signedOut })}</code></pre>`;
}
