import { Fragment } from 'react';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';

/** Words a person typed, kept from turning their surroundings around. */
export function Typed({ children }: { children: string }) {
  return <bdi dir={directionOfText(children)}>{children}</bdi>;
}

/** Numbers, mail and web addresses, times: left to right in every language, with a place to break. */
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
