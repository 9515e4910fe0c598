import { directionOf, startSide } from '../../../contract/base/card-languages.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import { font, sentence } from './html-parts.ts';
import { light } from './mail-colours.ts';
import type { Block } from './mail-content.ts';
import { addressOf, type MailFrame } from './mail-site.ts';

// Blocks of the letters that come regularly, by tables and inline styles as in every mail (docs/product.md 12.13).

const table = ({ language }: MailFrame) =>
  `role="presentation" dir="${directionOf(language)}" cellpadding="0" cellspacing="0" border="0"`;

/** Four columns with hairlines between them; a phone breaks them into two rows and drops the hairlines. */
export function figuresHtml({ figures }: Extract<Block, { kind: 'figures' }>, frame: MailFrame): string {
  const align = startSide(frame.language);
  const cells = figures.map(
    ({ amount, label, change }) =>
      `<td width="24%" class="figure" align="${align}" valign="top" style="padding:16px 8px;${font}"><div class="ink" style="font-size:32px;line-height:36px;font-weight:800;color:${light.ink}"><bdi dir="ltr">${escapeHtml(amount)}</bdi></div><div class="muted" style="font-size:14px;line-height:20px;color:${light.muted}">${escapeHtml(label)}</div>${change ? `<div class="${change.isGood === null ? 'muted' : change.isGood ? 'good' : 'bad'}" style="font-size:13px;line-height:19px;font-weight:600;color:${change.isGood === null ? light.muted : change.isGood ? light.good : light.bad}">${escapeHtml(change.words)}</div>` : ''}</td>`,
  );
  const hairline = `<td width="1" class="hair" style="padding:0"><div class="hairline" style="width:1px;height:96px;background:${light.rule}">&nbsp;</div></td>`;
  return `<table ${table(frame)} width="100%" class="rule" style="margin:8px 0 28px;border-top:2px solid ${light.ink};border-bottom:2px solid ${light.ink}"><tr>${cells.join(hairline)}</tr></table>`;
}

const highest = 80;

/** Time runs from left to right in every language, so the cells of a table from right to left stand reversed. */
export function barsHtml({ caption, bars }: Extract<Block, { kind: 'bars' }>, frame: MailFrame): string {
  const most = Math.max(1, ...bars.map(({ amount }) => amount));
  const peak = bars.findIndex(({ amount }) => amount === most);
  const inOrder = <T>(cells: T[]) => (directionOf(frame.language) === 'rtl' ? cells.toReversed() : cells);
  const columns = bars.map(({ amount }, at) => {
    const height = Math.max(2, Math.round((amount / most) * highest));
    const [name, colour] = at === peak ? ['peak', light.accent] : ['primary', light.primary];
    return `<td valign="bottom" align="center" width="14%" style="height:84px;padding:0 10px"><div class="${name}" style="height:${height}px;background:${colour};border-radius:2px;font-size:0;line-height:0">&nbsp;</div></td>`;
  });
  const days = bars.map(
    ({ label }) =>
      `<td align="center" class="muted" style="${font};font-size:13px;line-height:24px;color:${light.muted}">${escapeHtml(label)}</td>`,
  );
  return `<p class="muted" style="margin:0 0 8px;${font};font-size:14px;line-height:20px;color:${light.muted}">${sentence(caption)}</p><table ${table(frame)} width="100%" aria-hidden="true" style="margin:0 0 28px;table-layout:fixed"><tr>${inOrder(columns).join('')}</tr><tr>${inOrder(days).join('')}</tr></table>`;
}

/** The accent at the start of the line is a cell of its own: mail programs know no logical sides. */
export function taskHtml(part: Extract<Block, { kind: 'task' }>, frame: MailFrame): string {
  const { label, title, text, button } = part;
  const align = startSide(frame.language);
  const address = escapeHtml(addressOf(frame.site, button.to));
  return `<table ${table(frame)} width="100%" style="margin:0 0 20px"><tr><td width="4" class="peak" bgcolor="${light.accent}" style="padding:0;background:${light.accent};font-size:0">&nbsp;</td><td align="${align}" class="task" bgcolor="${light.sheet}" style="padding:22px 24px;background:${light.sheet};${font}"><p class="bad" style="margin:0;font-size:14px;line-height:20px;font-weight:600;color:${light.bad}">${escapeHtml(label)}</p><p class="ink" style="margin:6px 0 0;font-size:21px;line-height:28px;font-weight:700;color:${light.ink};word-break:break-word">${sentence(title)}</p><p class="muted" style="margin:6px 0 18px;font-size:16px;line-height:25px;color:${light.muted};word-break:break-word">${sentence(text)}</p><table ${table(frame)}><tr><td class="primary" bgcolor="${light.primary}" style="background:${light.primary};border-radius:10px"><a href="${address}" class="on-primary" style="display:inline-block;padding:15px 30px;${font};font-size:16px;line-height:20px;font-weight:600;color:${light.onPrimary};text-decoration:none">${escapeHtml(button.label)}</a></td></tr></table></td></tr></table>`;
}

export function linkHtml({ label, to }: Extract<Block, { kind: 'link' }>, { site }: MailFrame): string {
  return `<p style="margin:0 0 8px"><a href="${escapeHtml(addressOf(site, to))}" class="link" style="${font};font-size:16px;line-height:44px;font-weight:600;color:${light.primary}">${escapeHtml(label)}</a></p>`;
}
