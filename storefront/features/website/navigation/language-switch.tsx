import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { labelOf, languages, switchLabelOf, type Language } from '../../../../api/contract/base/languages.ts';
import { classNames } from '../../../components/class-names.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import styles from './language-switch.module.css';

/** The current address in another language; the server renders it in that language and remembers it. */
function addressIn(language: Language, pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${pathname}?${query}`;
}

export function useOtherLanguages(): Language[] {
  const language = useLanguage();
  return languages.filter((other) => other !== language);
}

interface LanguageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  to: Language;
}

/**
 * A plain link to another language, so that it works before and without any script. One word needs no direction of its
 * own: with one it would stand at the other edge of a menu.
 */
export function LanguageLink({ to, className, ...rest }: LanguageLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <a
      {...rest}
      className={classNames(styles['switch'], className)}
      href={addressIn(to, pathname, search)}
      hrefLang={to}
      lang={to}
      aria-label={switchLabelOf(to)}
      rel="nofollow"
    >
      {labelOf(to)}
    </a>
  );
}

export function LanguageSwitch({ className }: { className?: string | undefined }) {
  return useOtherLanguages().map((other) => <LanguageLink key={other} to={other} className={className} />);
}
