// react-admin's TextField leaves direction to the page; what people typed has its own.
import type { ComponentPropsWithRef } from 'react';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';

/** What somebody typed: isolated, in its own direction, and never translated by the browser. */
export function TypedText({ children, ...props }: ComponentPropsWithRef<'bdi'>) {
  const text = typeof children === 'string' ? children : '';
  return (
    <bdi dir={directionOfText(text)} translate="no" {...props}>
      {children}
    </bdi>
  );
}
