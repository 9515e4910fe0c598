import { Link, type LinkProps } from 'react-router';
import { buttonClass, type ButtonLook } from './button.tsx';
import { classNames } from './class-names.ts';

/** A link that looks like a button: for navigation, not for actions. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLook & LinkProps) {
  return <Link {...rest} className={classNames(buttonClass({ variant, size, wide }), className)} />;
}
