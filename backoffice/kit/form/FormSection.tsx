import { styled } from '@mui/material';
import type { ReactNode } from 'react';
import { SectionHeading } from '../show/SectionHeading.tsx';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 16,
  marginBlockEnd: 24,
  '& > .wide': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ inlineSize: '100%' }}>
      <SectionHeading>{title}</SectionHeading>
      <Fields>{children}</Fields>
    </section>
  );
}
