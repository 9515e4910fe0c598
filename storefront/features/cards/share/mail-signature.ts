import { directionOf } from '../../../../api/contract/base/card-languages.ts';
import type { Picture, PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import { logoSize } from '../../../../api/contract/cards/logo-size.ts';
import { sharedAddress } from './shared-address.ts';
import { signatureWords, type SignatureWords } from './signature-words.ts';

/** An element of the signature, from which both its HTML and its preview are made. */
export interface SignaturePart {
  tag: 'table' | 'tbody' | 'tr' | 'td' | 'div' | 'a' | 'img' | 'span';
  /** CSS property names. */
  style?: Record<string, string>;
  attributes?: Record<string, string>;
  content?: readonly (SignaturePart | string)[];
}

const font = 'Arial, Helvetica, sans-serif';
const ink = '#12202f';
const muted = '#4b5868';

/** What a signature can look like; the first is the usual one. */
export const signatureLayouts = ['portrait', 'code', 'stacked', 'line'] as const;
export type SignatureLayout = (typeof signatureLayouts)[number];

/**
 * A signature that survives mail programs: tables with inline styles, because they drop style sheets; sides named by
 * direction, because Outlook knows no logical ones; colours that work on light and dark grounds; pictures with their
 * size, because Outlook needs it.
 */
export function mailSignature(
  card: PublicCard,
  publicUrl: string,
  layout: SignatureLayout = 'portrait',
): SignaturePart {
  const words = signatureWords[card.language];
  const direction = directionOf(card.language);
  const align = direction === 'rtl' ? 'right' : 'left';
  const text = cell(
    layout === 'line' ? oneLine(card, words) : [...linesOf(card, words), ...logoOf(card, publicUrl)],
    {
      'vertical-align': 'middle',
      'text-align': align,
    },
  );
  const picture = layout === 'line' ? [] : portrait(card, publicUrl, direction, layout);
  const rows: Record<SignatureLayout, SignaturePart[][]> = {
    portrait: [[...picture, text]],
    code: [[...picture, text, code(card, words, direction)]],
    stacked: [picture, [text]],
    line: [[text]],
  };
  return {
    tag: 'table',
    attributes: { dir: direction, cellpadding: '0', cellspacing: '0', border: '0', role: 'presentation' },
    style: { 'font-family': font, 'text-align': align, 'border-collapse': 'collapse' },
    content: [
      {
        tag: 'tbody',
        content: rows[layout].filter((row) => row.length > 0).map((content) => ({ tag: 'tr', content })),
      },
    ],
  };
}

const cardLink = (card: PublicCard, words: SignatureWords): SignaturePart =>
  link(sharedAddress(card), words.card, { color: '#0b7a6b', 'font-weight': 'bold' });

const linesOf = (card: PublicCard, words: SignatureWords): SignaturePart[] => [
  line(card.name, { 'font-size': '17px', 'font-weight': 'bold', color: ink, 'line-height': '22px' }),
  ...[card.jobTitle ?? card.category].flatMap((text) =>
    text ? [line(text, { 'font-size': '14px', color: muted, 'line-height': '20px' })] : [],
  ),
  ...(card.phone ? [reach(words.phone, card.phone)] : []),
  ...(card.email ? [reach(words.email, card.email)] : []),
  { tag: 'div', style: { 'padding-top': '6px' }, content: [cardLink(card, words)] },
];

/** Name, trade, number and link on one line, for short answers. */
function oneLine(card: PublicCard, words: SignatureWords): SignaturePart[] {
  const role = card.jobTitle ?? card.category;
  const parts: (SignaturePart | string)[][] = [
    [{ tag: 'span', style: { 'font-weight': 'bold', color: ink }, content: [card.name] }],
    ...(role ? [[role]] : []),
    ...(card.phone ? [[numberOf(card.phone)]] : []),
    [cardLink(card, words)],
  ];
  return [
    {
      tag: 'div',
      style: { 'font-size': '14px', 'line-height': '20px', color: muted },
      content: parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part])),
    },
  ];
}

const cell = (content: readonly SignaturePart[], style: Record<string, string>): SignaturePart => ({
  tag: 'td',
  style: { 'font-family': font, ...style },
  content,
});

const line = (text: string, style: Record<string, string>): SignaturePart => ({
  tag: 'div',
  style,
  content: [text],
});

const link = (href: string, text: string, style: Record<string, string>): SignaturePart => ({
  tag: 'a',
  attributes: { href },
  style,
  content: [text],
});

function reach(label: string, { text, href }: { text: string; href: string }): SignaturePart {
  return {
    tag: 'div',
    style: { 'font-size': '14px', 'line-height': '20px', color: muted },
    content: [`${label}: `, numberOf({ text, href })],
  };
}

/** Left to right in every language. */
const numberOf = ({ text, href }: { text: string; href: string }): SignaturePart => ({
  tag: 'span',
  attributes: { dir: 'ltr' },
  style: { 'white-space': 'nowrap' },
  content: [link(href, text, { color: ink, 'text-decoration': 'none' })],
});

const pictureSide = '84';

function portrait(
  card: PublicCard,
  publicUrl: string,
  direction: 'rtl' | 'ltr',
  layout: SignatureLayout,
): SignaturePart[] {
  if (!card.portrait) return [];
  const image = picture(publicUrl + smallFile(card.portrait), card.name, {
    'border-radius': '42px',
    'object-fit': 'cover',
  });
  if (layout === 'stacked') return [cell([image], { 'padding-bottom': '10px' })];
  const padding = direction === 'rtl' ? 'padding-left' : 'padding-right';
  return [cell([image], { [padding]: '16px', 'min-width': `${pictureSide}px`, 'vertical-align': 'middle' })];
}

/** Every picture wider than 320 pixels is stored in that width, too. */
const smallFile = ({ src, width }: Picture): string =>
  width > 320 ? src.replace(/\/\d+\.jpg$/u, '/320.jpg') : src;

/** The logo beneath the lines, on the ground that is part of it: it is read on a dark mail, too. */
function logoOf(card: PublicCard, publicUrl: string): SignaturePart[] {
  if (!card.logo) return [];
  const { width, height } = logoSize(card.logo, { width: 140, height: 48 });
  const attributes = {
    src: publicUrl + smallFile(card.logo),
    alt: card.name,
    width: String(width),
    height: String(height),
  };
  const image: SignaturePart = { tag: 'img', attributes, style: { display: 'block' } };
  return [{ tag: 'div', style: { 'padding-top': '10px' }, content: [image] }];
}

/** The card's code, dark on light with its quiet zone, also where the mail program is dark. */
function code(card: PublicCard, words: SignatureWords, direction: 'rtl' | 'ltr'): SignaturePart {
  const padding = direction === 'rtl' ? 'padding-right' : 'padding-left';
  const image = picture(`${card.url}/qr.png?size=260&logo=0`, words.code, { background: '#ffffff' });
  return cell([image], { [padding]: '18px', 'min-width': `${pictureSide}px`, 'vertical-align': 'middle' });
}

const picture = (src: string, alt: string, style: Record<string, string>): SignaturePart => ({
  tag: 'img',
  attributes: { src, alt, width: pictureSide, height: pictureSide },
  style: { display: 'block', ...style },
});

/** The signature as HTML, every text and attribute escaped. */
export function signatureHtml({ tag, style = {}, attributes = {}, content = [] }: SignaturePart): string {
  const css = Object.entries(style)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  const all = { ...attributes, ...(css && { style: css }) };
  const written = Object.entries(all)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('');
  if (tag === 'img') return `<img${written}>`;
  const inside = content.map((part) => (typeof part === 'string' ? escapeText(part) : signatureHtml(part)));
  return `<${tag}${written}>${inside.join('')}</${tag}>`;
}

/** The signature as plain text, for programs without HTML. */
export function signatureText(card: PublicCard): string {
  const { name, jobTitle, category, phone, email, language } = card;
  const words = signatureWords[language];
  return [
    name,
    jobTitle ?? category,
    phone && `${words.phone}: ${phone.text}`,
    email && `${words.email}: ${email.text}`,
    `${words.card}: ${sharedAddress(card)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

const escapeText = (text: string): string =>
  text.replace(/&/gu, '&amp;').replace(/"/gu, '&quot;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;');
