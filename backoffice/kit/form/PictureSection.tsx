import { styled } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocale } from 'react-admin';
import { languageOfCode, nameIn, type Language } from '../../../api/contract/base/languages.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { SectionHeading } from '../show/SectionHeading.tsx';

const Section = styled('section')({
  inlineSize: '100%',
  marginBlockEnd: 24,
});

interface Props {
  /** The language of the site that is shown, where it need not be the admin's own. */
  language?: Language;
  children: ReactNode;
}

/** How a product looks on the site, from the values of the form or of the record. */
export function PictureSection({ language, children }: Props) {
  const word = useMessages();
  const own = languageOfCode(useLocale());
  return (
    <Section aria-live="polite">
      <SectionHeading>
        {language ? word('shop.pictureIn', { language: nameIn(own, language) }) : word('shop.picture')}
      </SectionHeading>
      {children}
    </Section>
  );
}
