import { formatCount } from '../formatting/numbers.ts';

/** A count, grouped by thousands, whose digits keep their order in both directions. */
export function Figure({ value, className = '' }: { value: number; className?: string }) {
  return (
    <bdi dir="ltr" className={`figures ${className}`}>
      {formatCount(value)}
    </bdi>
  );
}
