import { contactLimits } from '../../../contract/leads/card-contact.schema.ts';
import type { ErrorBody } from '../../../contract/base/error-codes.schema.ts';
import { directionOf, type CardLanguage } from '../../../contract/base/card-languages.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import { formPageStyle } from './form-page-style.ts';
import { formPageMessages } from '../messages.ts';

const fieldNames = ['name', 'phone', 'email', 'message'] as const;
type FieldName = (typeof fieldNames)[number];
const kinds: Record<FieldName, string> = {
  name: 'type="text" autocomplete="name"',
  phone: 'type="tel" dir="ltr" autocomplete="tel"',
  email: 'type="email" dir="ltr" autocomplete="email"',
  message: 'rows="6"',
};

interface FormPageInput {
  cardId: string;
  issue: ErrorBody;
  /** The submitted form; only texts are shown again. */
  typed: Record<string, unknown>;
  language: CardLanguage;
  nonce: string;
}

/**
 * The card's form after an error, for a browser that runs no script: every typed value is still there, each issue
 * stands at its field and in a summary that links to it (docs/specification.md 5).
 */
export function formPage({ cardId, issue, typed, language, nonce }: FormPageInput): string {
  const words = formPageMessages[language];
  const errors = issue.errors ?? {};
  const known = fieldNames.filter((name) => errors[name]);
  const summary = known
    .map((name) => `<li><a href="#${name}">${escapeHtml(errors[name] ?? '')}</a></li>`)
    .join('');
  const fields = fieldNames.map((name) =>
    field(name, { label: words[name], value: typed[name], error: errors[name] }),
  );
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${words.title}</title><style nonce="${nonce}">${formPageStyle}</style></head>
<body><main>
<h1>${words.title}</h1>
<div role="alert"><p>${escapeHtml(issue.message)}</p>${summary && `<ul>${summary}</ul>`}</div>
<form method="post" action="/api/cards/${cardId}/contact?lang=${language}" novalidate>
${fields.join('\n')}
<div class="trap" aria-hidden="true"><label for="website">${words.leaveEmpty}</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>
<label class="check"><input type="checkbox" name="marketing" value="1"${typed['marketing'] ? ' checked' : ''}> <span>${words.marketing} <small>${words.optional}</small></span></label>
<button type="submit">${words.send}</button>
<p><small>${words.notice} <a href="/privacy">${words.privacy}</a>.</small></p>
</form>
<p><a href="/p/${cardId}">${words.back}</a></p>
</main></body>
</html>
`;
}

function field(
  name: FieldName,
  { label, value, error }: { label: string; value: unknown; error: string | undefined },
): string {
  const text = typeof value === 'string' ? escapeHtml(value) : '';
  const told = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
  const common = `id="${name}" name="${name}" required maxlength="${contactLimits[name]}" ${kinds[name]}${told}`;
  // A line feed right after the opening tag would be lost.
  const control =
    name === 'message' ? `<textarea ${common}>\n${text}</textarea>` : `<input ${common} value="${text}">`;
  const note = error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : '';
  return `<div class="field"><label for="${name}">${label}</label>${control}${note}</div>`;
}
