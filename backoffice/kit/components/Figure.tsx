import { formatCount } from '../formatting/numbers.ts';

/** A count, grouped by thousands, that keeps its order of digits in both directions. */
export function Figure({ value, className = '' }: { value: number; className?: string }) {
  return (
    <bdi dir="ltr" className={`figures ${className}`}>
      {formatCount(value)}
    </bdi>
  );
}
