import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { directionOf, type Language } from '../../../../api/contract/base/languages.ts';
import { classNames } from '../../../components/class-names.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { useMessages } from '../../../i18n/messages.ts';
import styles from './language-switch.module.css';

/** The present address in another language; the server answers it in that language and remembers it. */
export function addressIn(language: Language, pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${pathname}?${query}`;
}

/** A plain link, so that it works before and without any script. */
export function LanguageSwitch({ className, ...rest }: Omit<ComponentProps<'a'>, 'href' | 'children'>) {
  const { language: texts } = useMessages();
  const other: Language = useLanguage() === 'he' ? 'en' : 'he';
  const { pathname, search } = useLocation();
  return (
    <a
      {...rest}
      className={classNames(styles['switch'], className)}
      href={addressIn(other, pathname, search)}
      hrefLang={other}
      lang={other}
      dir={directionOf(other)}
      aria-label={texts.label}
      rel="nofollow"
    >
      {texts.switchTo}
    </a>
  );
}
