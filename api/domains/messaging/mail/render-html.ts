import { directionOf, startSide, type Language } from '../../../contract/base/languages.ts';
import { cleanTypedText, directionOfText } from '../../../contract/base/typed-text.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import { dark, light } from './mail-colours.ts';
import { plainWords, type Block, type MailContent, type Words, type Written } from './mail-content.ts';
import { addressOf, type MailFrame } from './mail-site.ts';
import { frameMessages } from '../messages.ts';

/** No web font: mail programs load none, and these have good Hebrew. */
const font = "font-family:'Segoe UI',Rubik,Arial,sans-serif";

// Outlook lays out by tables and attributes, and knows neither isolation nor logical properties: so the direction
// stands on every table, text is aligned by the attribute, and foreign text sits in an element with its own
// direction.
const isolated = (text: string): string =>
  `<bdi dir="${directionOfText(text)}" style="unicode-bidi:isolate">${escapeHtml(text)}</bdi>`;

const sentence = (words: Words): string =>
  words.map((word) => (typeof word === 'string' ? escapeHtml(word) : isolated(word.quoted))).join('');

const multiline = (text: string): string => escapeHtml(cleanTypedText(text)).replaceAll('\n', '<br>');

function paragraph(html: string, { small = false } = {}): string {
  const look = small
    ? `font-size:14px;line-height:1.5;color:${light.muted}`
    : `font-size:17px;line-height:1.55;color:${light.ink}`;
  return `<p class="${small ? 'muted' : 'ink'}" style="margin:0 0 16px;${look}">${html}</p>`;
}

function button(part: Extract<Block, { kind: 'button' }>, { language, site }: MailFrame): string {
  const address = escapeHtml(addressOf(site, part.to));
  const cell = `<table role="presentation" dir="${directionOf(language)}" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="primary" bgcolor="${light.primary}" style="background:${light.primary};border-radius:10px"><a href="${address}" class="on-primary" style="display:inline-block;padding:14px 28px;${font};font-size:17px;font-weight:600;line-height:1.2;color:${light.onPrimary};text-decoration:none">${escapeHtml(part.label)}</a></td></tr></table>`;
  if (!part.spelledOut) return cell;
  const spelled = `${frameMessages[language].spelledOut}<br><a href="${address}" class="link" dir="ltr" style="color:${light.primary};word-break:break-all">${address}</a>`;
  return cell + paragraph(spelled, { small: true });
}

function valueHtml(value: string | Written, language: Language): string {
  const [direction, html] =
    typeof value === 'string'
      ? [directionOfText(value), multiline(value)]
      : [directionOf(language), escapeHtml(value.written)];
  return `<bdi dir="${direction}" style="unicode-bidi:isolate">${html}</bdi>`;
}

function details(rows: Extract<Block, { kind: 'details' }>['rows'], { language }: MailFrame): string {
  const align = startSide(language);
  const lines = rows
    .map(
      ([label, value]) =>
        `<tr><td align="${align}" valign="top" class="muted line" style="padding:10px 0;${font};font-size:15px;line-height:1.45;color:${light.muted};border-top:1px solid ${light.line};width:38%">${escapeHtml(label)}</td><td align="${align}" valign="top" class="ink line" style="padding:10px 12px;${font};font-size:15px;line-height:1.45;font-weight:600;color:${light.ink};border-top:1px solid ${light.line};word-break:break-word">${valueHtml(value, language)}</td></tr>`,
    )
    .join('');
  return `<table role="presentation" dir="${directionOf(language)}" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px">${lines}</table>`;
}

function quote(text: string, { language }: MailFrame): string {
  const direction = directionOfText(text);
  return `<table role="presentation" dir="${directionOf(language)}" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr><td class="wash ink" dir="${direction}" align="${direction === 'rtl' ? 'right' : 'left'}" bgcolor="${light.wash}" style="padding:18px 20px;background:${light.wash};border-radius:10px;${font};font-size:17px;line-height:1.55;color:${light.ink};word-break:break-word">${multiline(text)}</td></tr></table>`;
}

function block(part: Block, frame: MailFrame): string {
  switch (part.kind) {
    case 'text':
      return paragraph(sentence(part.words));
    case 'note':
      return paragraph(sentence(part.words), { small: true });
    case 'button':
      return button(part, frame);
    case 'details':
      return details(part.rows, frame);
    case 'quote':
      return quote(part.text, frame);
  }
}

const darkRules = `
.ground{background:${dark.ground}!important}
.sheet{background:${dark.sheet}!important;border-color:${dark.line}!important}
.wash{background:${dark.wash}!important}
.line{border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}
.muted{color:${dark.muted}!important}
.link{color:${dark.primary}!important}
.mark{color:${dark.ink}!important;border-color:${dark.ink}!important}
.primary{background:${dark.primary}!important}
.on-primary{color:${dark.onPrimary}!important}`;

/** Renders a mail as HTML for mail programs: tables, inline styles, no picture, no script, nothing loaded. */
export function renderHtml(content: MailContent, frame: MailFrame): string {
  const { language, site, hasAccount } = frame;
  const words = frameMessages[language];
  const direction = directionOf(language);
  const align = startSide(language);
  const table = `role="presentation" dir="${direction}" cellpadding="0" cellspacing="0" border="0"`;
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(plainWords(content.subject))}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.sheet{padding:28px 20px!important}}
@media (prefers-color-scheme:dark){${darkRules}
}
</style>
</head>
<body dir="${direction}" class="ground" style="margin:0;padding:0;background:${light.ground};-webkit-text-size-adjust:100%">
<table ${table} width="100%" class="ground" bgcolor="${light.ground}" style="background:${light.ground}"><tr><td align="center" style="padding:32px 12px">
<table ${table} width="600" style="width:100%;max-width:600px">
<tr><td align="${align}" style="padding:0 8px 20px"><a href="${escapeHtml(site.PUBLIC_URL)}" class="mark" style="display:inline-block;padding:3px 14px 5px;border:2px solid ${light.ink};border-radius:8px;${font};font-size:22px;font-weight:800;line-height:1.2;color:${light.ink};text-decoration:none">${words.brand}<span style="color:${light.accent}">.</span></a></td></tr>
<tr><td align="${align}" class="sheet" bgcolor="${light.sheet}" style="padding:36px 40px 20px;background:${light.sheet};border:1px solid ${light.line};border-radius:16px;${font}">
<h1 class="ink" style="margin:0 0 18px;font-size:26px;font-weight:800;line-height:1.25;color:${light.ink};word-break:break-word">${sentence(content.title)}</h1>
${content.blocks.map((part) => block(part, frame)).join('\n')}
</td></tr>
<tr><td align="${align}" class="muted" style="padding:20px 8px 0;${font};font-size:13px;line-height:1.6;color:${light.muted}">${isolated(site.COMPANY_NAME)}<br>${hasAccount ? `${words.why} ` : ''}<a href="${escapeHtml(site.PUBLIC_URL)}" class="muted" dir="ltr" style="color:${light.muted}">${escapeHtml(new URL(site.PUBLIC_URL).host)}</a><br>${words.questions} <a href="mailto:${escapeHtml(site.COMPANY_EMAIL)}" class="muted" dir="ltr" style="color:${light.muted}">${escapeHtml(site.COMPANY_EMAIL)}</a></td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}
