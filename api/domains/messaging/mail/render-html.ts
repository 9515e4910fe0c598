import { directionOf, endSide, startSide, type CardLanguage } from '../../../contract/base/card-languages.ts';
import { directionOfText } from '../../../contract/base/typed-text.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import { dark, light } from './mail-colours.ts';
import { font, isolated, multiline, sentence } from './html-parts.ts';
import { barsHtml, taskHtml, figuresHtml, linkHtml } from './letter-blocks.ts';
import { plainWords, type Block, type Letter, type MailContent, type Written } from './mail-content.ts';
import { addressOf, type MailFrame } from './mail-site.ts';
import { frameMessages } from '../messages.ts';

// Outlook lays out by tables and attributes, and knows neither isolation nor logical properties: so the direction
// stands on every table, text is aligned by the attribute, and foreign text sits in an element with its own
// direction.
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

function valueHtml(value: string | Written, language: CardLanguage): string {
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
    case 'figures':
      return figuresHtml(part, frame);
    case 'bars':
      return barsHtml(part, frame);
    case 'task':
      return taskHtml(part, frame);
    case 'link':
      return linkHtml(part, frame);
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
.good{color:${dark.good}!important}
.bad{color:${dark.bad}!important}
.rule{border-color:${dark.ink}!important}
.hairline{background:${dark.rule}!important}
.task{background:${dark.sheet}!important}
.letter{background:${dark.wash}!important}
.mark{color:${dark.ink}!important;border-color:${dark.ink}!important}
.primary{background:${dark.primary}!important}
.on-primary{color:${dark.onPrimary}!important}`;

/** The product's name as a stamp, at the head of every mail. */
const mark = ({ language, site }: MailFrame): string =>
  `<a href="${escapeHtml(site.PUBLIC_URL)}" class="mark" style="display:inline-block;padding:3px 14px 5px;border:2px solid ${light.ink};border-radius:8px;${font};font-size:22px;font-weight:800;line-height:1.2;color:${light.ink};text-decoration:none">${frameMessages[language].brand}<span style="color:${light.accent}">.</span></a>`;

const contact = ({ language, site }: MailFrame): string =>
  `${frameMessages[language].questions} <a href="mailto:${escapeHtml(site.COMPANY_EMAIL)}" class="muted" dir="ltr" style="color:${light.muted}">${escapeHtml(site.COMPANY_EMAIL)}</a>`;

/** A notice: a sheet on the ground, its reason under it. */
function noticeRows(content: MailContent, frame: MailFrame): string {
  const { language, site, hasAccount } = frame;
  const align = startSide(language);
  return `<tr><td align="${align}" style="padding:0 8px 20px">${mark(frame)}</td></tr>
<tr><td align="${align}" class="sheet" bgcolor="${light.sheet}" style="padding:36px 40px 20px;background:${light.sheet};border:1px solid ${light.line};border-radius:16px;${font}">
<h1 class="ink" style="margin:0 0 18px;font-size:26px;font-weight:800;line-height:1.25;color:${light.ink};word-break:break-word">${sentence(content.title)}</h1>
${content.blocks.map((part) => block(part, frame)).join('\n')}
</td></tr>
<tr><td align="${align}" class="muted" style="padding:20px 8px 0;${font};font-size:13px;line-height:1.6;color:${light.muted}">${isolated(site.COMPANY_NAME)}<br>${hasAccount ? `${frameMessages[language].why} ` : ''}<a href="${escapeHtml(site.PUBLIC_URL)}" class="muted" dir="ltr" style="color:${light.muted}">${escapeHtml(new URL(site.PUBLIC_URL).host)}</a><br>${contact(frame)}</td></tr>`;
}

/** A letter: one sheet of paper from its dated head to its foot, which names the sender and switches it off. */
function letterRows(content: MailContent, letter: Letter, frame: MailFrame): string {
  const { language, site } = frame;
  const align = startSide(language);
  const small = `${font};font-size:14px;line-height:22px;color:${light.muted}`;
  return `<tr><td align="${align}" class="letter sheet" bgcolor="${light.ground}" style="padding:28px 36px 24px;background:${light.ground};${font}">
<table role="presentation" dir="${directionOf(language)}" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 36px"><tr><td align="${align}">${mark(frame)}</td><td align="${endSide(language)}" class="muted" style="${small}">${sentence(letter.date)}</td></tr></table>
<h1 class="ink headline" style="margin:0 0 12px;font-size:36px;font-weight:800;line-height:42px;color:${light.ink};word-break:break-word">${sentence(content.title)}</h1>
${content.blocks.map((part) => block(part, frame)).join('\n')}
<table role="presentation" dir="${directionOf(language)}" width="100%" cellpadding="0" cellspacing="0" border="0" class="line" style="margin:24px 0 0;border-top:1px dashed ${light.muted}"><tr><td align="${align}" class="muted" style="padding:20px 0 0;${small}">${sentence(letter.why)}<br><a href="${escapeHtml(addressOf(site, letter.off.to))}" class="ink" style="display:inline-block;${font};font-size:14px;line-height:44px;font-weight:600;color:${light.ink}">${escapeHtml(letter.off.label)}</a><br>${isolated(site.COMPANY_NAME)}, ${isolated(site.COMPANY_ADDRESS)} · <bdi dir="ltr">${escapeHtml(site.COMPANY_PHONE)}</bdi><br>${contact(frame)}</td></tr></table>
</td></tr>`;
}

/** Renders a mail as HTML for mail programs: tables, inline styles, no picture, no script, nothing loaded. */
export function renderHtml(content: MailContent, frame: MailFrame): string {
  const { language } = frame;
  const { letter } = content;
  const direction = directionOf(language);
  const table = `role="presentation" dir="${direction}" cellpadding="0" cellspacing="0" border="0"`;
  const ground = letter ? light.wash : light.ground;
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
@media (max-width:480px){.sheet{padding:28px 20px!important}${letter ? phoneLetter : ''}}
@media (prefers-color-scheme:dark){${darkRules}
}
</style>
</head>
<body dir="${direction}" class="ground" style="margin:0;padding:0;background:${ground};-webkit-text-size-adjust:100%">
${letter ? `<div style="display:none;max-height:0;overflow:hidden">${sentence(letter.preview)}</div>` : ''}
<table ${table} width="100%" class="ground" bgcolor="${ground}" style="background:${ground}"><tr><td align="center" style="padding:${letter ? '24px 0 40px' : '32px 12px'}">
<table ${table} width="600" style="width:100%;max-width:600px">
${letter ? letterRows(content, letter, frame) : noticeRows(content, frame)}
</table>
</td></tr></table>
</body>
</html>`;
}

const phoneLetter =
  '.hair{display:none!important}.figure{display:inline-block!important;width:50%!important;box-sizing:border-box}.headline{font-size:30px!important;line-height:34px!important}';
