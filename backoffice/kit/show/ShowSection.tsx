// A SimpleShowLayout of react-admin under a heading.
import { Children, type ReactNode } from 'react';
import { SimpleShowLayout, useResourceContext, useTranslate } from 'react-admin';
import { useMay } from '../access/use-may.ts';
import { sourceOf } from '../fields/page-fields.ts';
import type { sectionsHebrew } from '../i18n/he/interface.ts';
import { SectionHeading } from './SectionHeading.tsx';

export type SectionName = keyof typeof sectionsHebrew;

/** A section of a record's page: the fields that the reader may see, with their labels. */
export function ShowSection({ title, children }: { title: SectionName; children: ReactNode }) {
  const translate = useTranslate();
  const may = useMay();
  const resource = useResourceContext() ?? '';
  const seen = Children.toArray(children).filter((field) => may.see(resource, sourceOf(field)));
  return (
    <section>
      <SectionHeading>{translate(`bikur.sections.${title}`)}</SectionHeading>
      <SimpleShowLayout>{seen}</SimpleShowLayout>
    </section>
  );
}
