import { directionOf, type Language } from '../../../contract/base/languages.ts';
import { proofPageMessages } from './messages.ts';

/**
 * The page at which the window ends that gave a proof with Google: it closes itself, and the page that opened it goes
 * on by asking the server.
 */
export function proofPage(outcome: 'given' | 'failed', language: Language, nonce: string): string {
  const { title, given, failed } = proofPageMessages[language];
  const close = outcome === 'given' ? `<script nonce="${nonce}">window.close()</script>` : '';
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${outcome === 'given' ? given : failed}</p></main>${close}</body>
</html>
`;
}
