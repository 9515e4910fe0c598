import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './text-button.module.css';

interface TextLook {
  small?: boolean | undefined;
  /** Takes the colour of its surroundings, for coloured grounds. */
  inherit?: boolean | undefined;
}

/** The class names of an underlined action, also for plain anchors. */
export function textButtonClass({ small, inherit }: TextLook = {}): string {
  return classNames(styles['text'], small && styles['small'], inherit && styles['inherit']);
}

export function TextButton({
  small,
  inherit,
  className,
  ...rest
}: TextLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} className={classNames(textButtonClass({ small, inherit }), className)} />
  );
}

export function TextLink({ small, inherit, className, ...rest }: TextLook & LinkProps) {
  return <Link {...rest} className={classNames(textButtonClass({ small, inherit }), className)} />;
}
