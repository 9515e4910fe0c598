import type { ErrorBody } from '../contract/base/error-codes.schema.ts';
import { directionOf, type Language } from '../contract/base/languages.ts';
import { errorPageMessages } from './messages.ts';

/**
 * The page of an error outside the API. It needs no script, style or database, and repeats nothing of the request
 * (docs/security.md H3; the title is the generic error panel's, docs/specification.md 8).
 */
export function errorPage(error: ErrorBody, language: Language): string {
  const { title, home, id } = errorPageMessages[language];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${error.message}</p><p><a href="/">${home}</a></p>
<p><small>${id}: <bdi>${error.requestId}</bdi></small></p></main></body>
</html>
`;
}
