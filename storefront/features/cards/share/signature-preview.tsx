import { createElement, type CSSProperties, type ReactNode } from 'react';
import type { SignaturePart } from './mail-signature.ts';

/** Names of attributes where React's differ. */
const reactNames: Readonly<Record<string, string>> = {
  cellpadding: 'cellPadding',
  cellspacing: 'cellSpacing',
};

/** The very parts of the signature, on the page. Shown by the browser only: a server's `style` would be refused. */
export function SignaturePreview({ part }: { part: SignaturePart }): ReactNode {
  const { tag, style = {}, attributes = {}, content = [] } = part;
  const named = Object.entries(attributes).map(([name, value]) => [reactNames[name] ?? name, value] as const);
  const look = Object.entries(style).map(([name, value]) => [camel(name), value] as const);
  return createElement(
    tag,
    // Nothing in a picture of a signature leads away.
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
