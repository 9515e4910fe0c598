import type { OpenApiDocument } from './openapi-document.ts';
import { docsStyle } from './docs-style.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';

interface Operation {
  method: string;
  path: string;
  value: OperationObject;
}

interface OperationObject {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
  requestBody?: { content: Record<string, { schema?: unknown }> };
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: unknown }> }>;
}

/**
 * The API documentation as one page of plain HTML: it needs no script and loads nothing from elsewhere, so it
 * complies with the strict policy (docs/product.md 10).
 * @param nonce of this answer, for the style
 */
export function docsPage(document: OpenApiDocument, nonce: string): string {
  const operations = operationsOf(document);
  const tags = [...new Set(operations.map(({ value }) => value.tags?.[0] ?? ''))];
  return `<!doctype html>
<html lang="en" dir="ltr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(document.info.title)}</title><style nonce="${nonce}">${docsStyle}</style></head>
<body>
<header><h1>${escapeHtml(document.info.title)}</h1><p>${escapeHtml(document.info.description ?? '')}</p>
<p><a href="/api/openapi.json">openapi.json</a></p></header>
<nav aria-label="Groups"><ul>${tags.map((tag) => `<li><a href="#${anchor(tag)}">${escapeHtml(tag)}</a></li>`).join('')}</ul></nav>
<main>
${tags.map((tag) => section(tag, operations)).join('\n')}
<section id="schemas"><h2>Schemas</h2>${schemaList(document)}</section>
</main></body></html>
`;
}

function operationsOf(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, OperationObject>).map(([method, value]) => ({
      method,
      path,
      value,
    })),
  );
}

function section(tag: string, operations: Operation[]): string {
  const own = operations.filter(({ value }) => (value.tags?.[0] ?? '') === tag);
  return `<section id="${anchor(tag)}"><h2>${escapeHtml(tag)}</h2>${own.map(article).join('\n')}</section>`;
}

function article({ method, path, value }: Operation): string {
  return `<article id="${escapeHtml(value.operationId ?? '')}">
<h3><b class="${method}">${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(value.summary ?? '')}. ${escapeHtml(value.description ?? '')}</p>
${parameterTable(value)}${contentDetails('Request body', value.requestBody?.content)}
${Object.entries(value.responses ?? {})
  .map(([status, { content }]) => contentDetails(`Answer ${status}`, content))
  .join('')}</article>`;
}

function parameterTable({ parameters = [] }: OperationObject): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    (parameter) =>
      `<tr><th scope="row"><code>${escapeHtml(parameter.name)}</code></th><td>${escapeHtml(parameter.in)}${
        parameter.required ? ', required' : ''
      }</td><td><code>${escapeHtml(JSON.stringify(parameter.schema ?? {}))}</code></td></tr>`,
  );
  return `<table><thead><tr><th scope="col">Parameter</th><th scope="col">Where</th><th scope="col">Form</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function contentDetails(title: string, content: Record<string, { schema?: unknown }> | undefined): string {
  return Object.entries(content ?? {})
    .map(([type, { schema }]) => details(`${title}: ${type}`, schema))
    .join('');
}

function schemaList(document: OpenApiDocument): string {
  return Object.entries(document.components?.schemas ?? {})
    .map(([name, schema]) => details(name, schema))
    .join('');
}

function details(title: string, schema: unknown): string {
  return `<details><summary>${escapeHtml(title)}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;
}

function anchor(tag: string): string {
  return `group-${tag.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}
