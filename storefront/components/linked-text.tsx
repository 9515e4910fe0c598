import type { ReactNode } from 'react';

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;
/** Phone numbers and addresses run left to right inside any text. */
const leftToRight = /^(mailto:|tel:)/;

/** A text of the product in which `[words](address)` is a link. */
export function LinkedText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(link)) {
    const [whole, words = '', address = ''] = found;
    parts.push(
      text.slice(end, found.index),
      <a key={found.index} href={address}>
        {leftToRight.test(address) ? <bdi dir="ltr">{words}</bdi> : words}
      </a>,
    );
    end = found.index + whole.length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
