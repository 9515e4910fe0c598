import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import { sharedAddress } from './shared-address.ts';

/** An element of the signature, from which both its HTML and its preview are made. */
export interface SignaturePart {
  tag: 'table' | 'tbody' | 'tr' | 'td' | 'div' | 'a' | 'img' | 'span';
  /** CSS property names. */
  style?: Record<string, string>;
  attributes?: Record<string, string>;
  content?: readonly (SignaturePart | string)[];
}

interface SignatureMessages {
  signatureCard: string;
  phone: string;
  email: string;
}

const font = 'Arial, Helvetica, sans-serif';
const ink = '#12202f';
const muted = '#4b5868';

/**
 * A signature that survives mail programs: a single table with inline styles, because they drop style sheets;
 * colours that work on light and dark grounds; the picture with its size, because Outlook needs it.
 */
export function mailSignature(card: PublicCard, publicUrl: string, words: SignatureMessages): SignaturePart {
  const direction = directionOfText([card.name, card.jobTitle ?? '', words.signatureCard].join(' '));
  const align = direction === 'rtl' ? 'right' : 'left';
  const lines = [
    line(card.name, { 'font-size': '17px', 'font-weight': 'bold', color: ink, 'line-height': '22px' }),
    ...[card.jobTitle ?? card.category].flatMap((text) =>
      text ? [line(text, { 'font-size': '14px', color: muted, 'line-height': '20px' })] : [],
    ),
    ...(card.phone ? [reach(words.phone, card.phone)] : []),
    ...(card.email ? [reach(words.email, card.email)] : []),
    {
      tag: 'div' as const,
      style: { 'padding-top': '6px' },
      content: [link(sharedAddress(card), words.signatureCard, { color: '#0b7a6b', 'font-weight': 'bold' })],
    },
  ];
  return {
    tag: 'table',
    attributes: { dir: direction, cellpadding: '0', cellspacing: '0', border: '0', role: 'presentation' },
    style: { 'font-family': font, 'text-align': align, 'border-collapse': 'collapse' },
    content: [
      {
        tag: 'tbody',
        content: [
          {
            tag: 'tr',
            content: [
              ...portrait(card, publicUrl, direction),
              cell(lines, { 'vertical-align': 'middle', 'text-align': align }),
            ],
          },
        ],
      },
    ],
  };
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
    content: [
      `${label}: `,
      {
        tag: 'span',
        attributes: { dir: 'ltr' },
        content: [link(href, text, { color: ink, 'text-decoration': 'none' })],
      },
    ],
  };
}

const pictureSide = '84';

function portrait(card: PublicCard, publicUrl: string, direction: 'rtl' | 'ltr'): SignaturePart[] {
  if (!card.portrait) return [];
  const { src, width } = card.portrait;
  // Every picture wider than 320 pixels is stored in that width, too.
  const small = width > 320 ? src.replace(/\/\d+\.jpg$/u, '/320.jpg') : src;
  const image: SignaturePart = {
    tag: 'img',
    attributes: { src: publicUrl + small, alt: card.name, width: pictureSide, height: pictureSide },
    style: { display: 'block', 'border-radius': '42px', 'object-fit': 'cover' },
  };
  const padding = direction === 'rtl' ? 'padding-left' : 'padding-right';
  return [cell([image], { [padding]: '16px', 'min-width': `${pictureSide}px`, 'vertical-align': 'middle' })];
}

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
export function signatureText(card: PublicCard, words: SignatureMessages): string {
  const { name, jobTitle, category, phone, email } = card;
  return [
    name,
    jobTitle ?? category,
    phone && `${words.phone}: ${phone.text}`,
    email && `${words.email}: ${email.text}`,
    `${words.signatureCard}: ${sharedAddress(card)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

const escapeText = (text: string): string =>
  text.replace(/&/gu, '&amp;').replace(/"/gu, '&quot;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;');
