import { Fragment } from 'react';
import { splitNumbers } from '../../../api/contract/base/isolated-numbers.ts';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';

/** Text whose first letter runs from right to left has that direction of itself where it is isolated. */
const startsAtRight = /^\P{L}*[\u05D0-\u05EA\u0620-\u064A]/u;

/** Text a user typed, isolated so that its direction doesn't change that of the text around it. */
export function Typed({ children }: { children: string }) {
  return (
    <bdi dir={startsAtRight.test(children) ? undefined : directionOfText(children)}>
      <Running>{children}</Running>
    </bdi>
  );
}

/** Text whose direction its element gives: numbers, phones, prices and ranges in it keep theirs. */
export function Running({ children }: { children: string }) {
  return splitNumbers(children).map(({ text, isNumber }, index) =>
    isNumber ? <LeftToRight key={index}>{text}</LeftToRight> : text,
  );
}

/**
 * Phone numbers, e-mail and web addresses, times: left to right in every language, with places where a line may break.
 */
export function LeftToRight({ children }: { children: string }) {
  const parts = children.split(/(?<=[@/])(?=.)/u);
  return (
    <bdi dir="ltr" className={parts.length === 1 ? 'c-unbroken' : undefined}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
