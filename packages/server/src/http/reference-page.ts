// The API reference as one page of plain HTML: no script, nothing loaded from anywhere.
import { toHtml } from '../to-html.ts';

interface Schema {
  readonly [key: string]: unknown;
}
interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly { readonly name: string; readonly required?: boolean; readonly schema?: Schema }[];
  readonly requestBody?: unknown;
  readonly responses?: unknown;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** @param document an OpenAPI document */
export function referencePage(document: object, nonce: string): string {
  const { info, paths = {} } = document as {
    info: { title: string; description?: string };
    paths?: Record<string, Partial<Record<string, Operation>>>;
  }; // the parts of every OpenAPI document that are shown
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [{ path, method, operation: item[method] }] : [])),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${toHtml(info.title)} API</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<header>
<h1>${toHtml(info.title)} API</h1>
${paragraphs(info.description ?? '')}
<p><a href="/api/openapi.json">OpenAPI document</a></p>
</header>
<nav aria-label="Calls"><ul>${calls.map(({ path, method, operation }) => `<li><a href="#${idOf(operation)}"><code><b>${method.toUpperCase()}</b> ${toHtml(path)}</code></a></li>`).join('')}</ul></nav>
<main>${calls.map(({ path, method, operation }) => callSection(path, method, operation)).join('\n')}</main>
</body>
</html>`;
}

const idOf = ({ operationId = '' }: Operation): string => toHtml(operationId);

function callSection(path: string, method: string, operation: Operation): string {
  const parameters = operation.parameters ?? [];
  return `<section id="${idOf(operation)}">
<h2><code><b>${method.toUpperCase()}</b> ${toHtml(path)}</code></h2>
${paragraphs(operation.summary ?? '')}${paragraphs(operation.description ?? '')}
${parameters.length ? `<h3>Query</h3><table><thead><tr><th scope="col">Name</th><th scope="col">Value</th></tr></thead><tbody>${parameters.map((parameter) => `<tr><td><code>${toHtml(parameter.name)}</code>${parameter.required ? ' (needed)' : ''}</td><td>${describe(parameter.schema)}</td></tr>`).join('')}</tbody></table>` : ''}
${operation.requestBody ? details('Body', schemaOf(operation.requestBody)) : ''}
${details('Answer', schemaOf((operation.responses as Record<string, unknown> | undefined)?.['200']))}
</section>`;
}

/** The schema of a JSON body in an operation. */
function schemaOf(body: unknown): unknown {
  // OpenAPI's own shape
  const content = (body as { content?: Record<string, { schema?: unknown }> } | undefined)?.content;
  return content?.['application/json']?.schema;
}

const details = (title: string, schema: unknown): string =>
  schema === undefined
    ? ''
    : `<details><summary>${title}</summary><pre>${toHtml(JSON.stringify(schema, null, 2))}</pre></details>`;

function describe(schema: Schema | undefined): string {
  if (!schema) return '';
  const { type, default: fallback, ...rest } = schema;
  const facts = [
    type === undefined ? '' : String(type),
    fallback === undefined ? '' : `default ${JSON.stringify(fallback)}`,
    ...Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`),
  ];
  return toHtml(facts.filter((fact) => fact !== '').join(', '));
}

const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .filter((part) => part !== '')
    .map((part) => `<p>${toHtml(part)}</p>`)
    .join('');

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 0 auto; padding: 1.5rem; }
nav ul { columns: 20rem; padding: 0; list-style: none; }
section { border-top: 1px solid #8884; margin-top: 2rem; }
h2 { font-size: 1.1rem; } h3 { font-size: 1rem; }
table { border-collapse: collapse; } td, th { text-align: left; vertical-align: top; padding: .25rem 1rem .25rem 0; border-bottom: 1px solid #8883; }
pre { overflow-x: auto; padding: 1rem; background: #8881; border-radius: .5rem; }
code { overflow-wrap: anywhere; }
`;
