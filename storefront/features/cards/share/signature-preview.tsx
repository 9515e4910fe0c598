import { createElement, type CSSProperties, type ReactNode } from 'react';
import type { SignaturePart } from './mail-signature.ts';

/** HTML attributes that React names differently. */
const reactNames: Readonly<Record<string, string>> = {
  cellpadding: 'cellPadding',
  cellspacing: 'cellSpacing',
};

/**
 * Renders the signature's elements on the page. In the browser only: the security policy refuses `style`
 * attributes from the server.
 */
export function SignaturePreview({ part }: { part: SignaturePart }): ReactNode {
  const { tag, style = {}, attributes = {}, content = [] } = part;
  const named = Object.entries(attributes).map(([name, value]) => [reactNames[name] ?? name, value] as const);
  const look = Object.entries(style).map(([name, value]) => [camel(name), value] as const);
  return createElement(
    tag,
    // Links in the preview do nothing.
    {
      ...Object.fromEntries(named.filter(([name]) => name !== 'href')),
      style: Object.fromEntries(look) as CSSProperties,
    },
    ...content.map((inside, index) =>
      typeof inside === 'string' ? inside : <SignaturePreview key={index} part={inside} />,
    ),
  );
}

const camel = (name: string): string => name.replace(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
