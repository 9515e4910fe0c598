import type { ButtonHTMLAttributes, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './text-button.module.css';

interface TextLook {
  small?: boolean | undefined;
  /** Inherits the text colour, for coloured grounds. */
  inherit?: boolean | undefined;
}

/** Exported for plain anchors that look like one. */
export function textButtonClass({ small, inherit }: TextLook = {}): string {
  return classNames(styles['text'], small && styles['small'], inherit && styles['inherit']);
}

export function TextButton({
  small,
  inherit,
  className,
  ...rest
}: TextLook & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> | undefined }) {
  return (
    <button type="button" {...rest} className={classNames(textButtonClass({ small, inherit }), className)} />
  );
}

export function TextLink({ small, inherit, className, ...rest }: TextLook & LinkProps) {
  return <Link {...rest} className={classNames(textButtonClass({ small, inherit }), className)} />;
}
