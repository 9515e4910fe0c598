import { styled } from '@mui/material';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { SectionHeading } from '../show/SectionHeading.tsx';

const Section = styled('section')({
  inlineSize: '100%',
  marginBlockEnd: 24,
});

/** How what is sold looks on the site, as it stands in the form or on the record. */
export function PictureSection({ children }: { children: ReactNode }) {
  const word = useMessages();
  return (
    <Section aria-live="polite">
      <SectionHeading>{word('shop.picture')}</SectionHeading>
      {children}
    </Section>
  );
}
