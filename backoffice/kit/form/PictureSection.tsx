import { styled } from '@mui/material';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { SectionHeading } from '../show/SectionHeading.tsx';

const Section = styled('section')({
  inlineSize: '100%',
  marginBlockEnd: 24,
});

/** How a product looks on the site, from the values of the form or of the record. */
export function PictureSection({ children }: { children: ReactNode }) {
  const word = useMessages();
  return (
    <Section aria-live="polite">
      <SectionHeading>{word('shop.picture')}</SectionHeading>
      {children}
    </Section>
  );
}
