import { directionOfText } from '../../../api/contract/base/typed-text.ts';

/** What somebody typed: in its own direction, and never translated by the browser. */
export function TypedText({ children }: { children: string }) {
  return (
    <bdi dir={directionOfText(children)} translate="no">
      {children}
    </bdi>
  );
}
