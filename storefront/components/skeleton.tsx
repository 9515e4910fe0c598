import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** A grey shape in the place of what is loading; the caller gives the text for screen readers. */
export function Skeleton({
  shape = 'line',
  className,
}: {
  shape?: 'line' | 'title' | 'block';
  className?: string | undefined;
}) {
  return (
    <span
      className={classNames(styles['line'], shape !== 'line' && styles[shape], className)}
      aria-hidden="true"
    />
  );
}
