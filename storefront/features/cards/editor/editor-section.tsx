import CaretLeftIcon from '~icons/ph/caret-left';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import type { ProposalKind } from '../trade-packs/proposals.ts';
import { sectionIds, type SectionId } from './card-sections.ts';
import styles from './editor.module.css';
import { FurtherEntries } from './further-entries.tsx';
import { AddressSection } from './sections/address-section.tsx';
import { ContactSection } from './sections/contact-section.tsx';
import { DesignSection } from './sections/design-section.tsx';
import { DetailsSection } from './sections/details-section.tsx';
import { FormSection } from './sections/form-section.tsx';
import { HoursSection } from './sections/hours-section.tsx';
import { SocialSection } from './sections/social-section.tsx';
import { useEditorMessages } from './use-editor-messages.ts';

// Cropping and dragging are code of their own, fetched on demand.
const MediaSection = lazy(() =>
  import('./sections/media-section.tsx').then(({ MediaSection: section }) => ({ default: section })),
);
const ServicesSection = lazy(() =>
  import('./sections/services-section.tsx').then(({ ServicesSection: section }) => ({ default: section })),
);
const QuestionsSection = lazy(() =>
  import('./sections/questions-section.tsx').then(({ QuestionsSection: section }) => ({ default: section })),
);
const BranchesSection = lazy(() =>
  import('./sections/branches-section.tsx').then(({ BranchesSection: section }) => ({ default: section })),
);
const DocumentsSection = lazy(() =>
  import('./sections/documents-section.tsx').then(({ DocumentsSection: section }) => ({ default: section })),
);
const PaymentSection = lazy(() =>
  import('./sections/payment-section.tsx').then(({ PaymentSection: section }) => ({ default: section })),
);
const LanguagesSection = lazy(() =>
  import('./sections/languages-section.tsx').then(({ LanguagesSection: section }) => ({ default: section })),
);
const OrderSection = lazy(() =>
  import('./sections/order-section.tsx').then(({ OrderSection: section }) => ({ default: section })),
);
const LinksSection = lazy(() =>
  import('./sections/links-section.tsx').then(({ LinksSection: section }) => ({ default: section })),
);

const TradeProposals = lazy(() => import('./trade-proposals.tsx'));

/** Parts of the editor for which a card's trade has proposals. */
const proposed: Partial<Record<SectionId, readonly [ProposalKind, ...ProposalKind[]]>> = {
  details: ['jobTitle', 'about', 'promise'],
  order: ['section'],
  services: ['service'],
  questions: ['question'],
  hours: ['hours'],
  links: ['message'],
  form: ['greeting'],
};

interface EditorSectionProps {
  section: SectionId;
  onChoose(section: SectionId): void;
  onBusyChange(field: string, isBusy: boolean): void;
}

/** One section of the card, with a link to the next. */
export function EditorSection({ section, onChoose, onBusyChange }: EditorSectionProps) {
  const texts = useEditorMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  // Sections with uploads stay mounted, so that those go on while the owner edits other sections.
  const [wasInMedia, setInMedia] = useState(section === 'media');
  if (section === 'media' && !wasInMedia) setInMedia(true);
  const [wasInDocuments, setInDocuments] = useState(section === 'documents');
  if (section === 'documents' && !wasInDocuments) setInDocuments(true);
  const kinds = proposed[section];
  const next = sectionIds[sectionIds.indexOf(section) + 1];
  return (
    <section className={styles['section']} aria-labelledby="section-title">
      <header className={styles['head']}>
        <h2 id="section-title" ref={heading} tabIndex={-1}>
          {texts.sections[section]}
        </h2>
        <p>{texts.leads[section]}</p>
      </header>
      <Suspense fallback={<Skeleton shape="block" />}>
        {section !== 'media' && section !== 'documents' && (
          <div className={styles['fields']} key={section}>
            <SectionFields section={section} onBusyChange={onBusyChange} />
            {section !== 'details' && <FurtherEntries section={section} />}
            {kinds && <TradeProposals kinds={kinds} />}
          </div>
        )}
        {wasInDocuments && (
          <div className={styles['fields']} hidden={section !== 'documents'}>
            <DocumentsSection onBusyChange={onBusyChange} />
            <FurtherEntries section="documents" />
          </div>
        )}
        {wasInMedia && (
          <div className={styles['fields']} hidden={section !== 'media'}>
            <MediaSection onBusyChange={onBusyChange} />
            <FurtherEntries section="media" />
          </div>
        )}
      </Suspense>
      {next && (
        <Button
          className={styles['nextPart']}
          variant="quiet"
          onClick={() => {
            onChoose(next);
            heading.current?.focus();
          }}
        >
          {texts.next(texts.sections[next])}
          <CaretLeftIcon className={styles['onwards']} aria-hidden />
        </Button>
      )}
    </section>
  );
}

interface SectionFieldsProps {
  section: Exclude<SectionId, 'media' | 'documents'>;
  onBusyChange(field: string, isBusy: boolean): void;
}

function SectionFields({ section, onBusyChange }: SectionFieldsProps) {
  switch (section) {
    case 'details':
      return <DetailsSection />;
    case 'order':
      return <OrderSection />;
    case 'contact':
      return <ContactSection />;
    case 'services':
      return <ServicesSection onBusyChange={onBusyChange} />;
    case 'questions':
      return <QuestionsSection />;
    case 'payment':
      return <PaymentSection />;
    case 'social':
      return <SocialSection />;
    case 'hours':
      return <HoursSection />;
    case 'branches':
      return <BranchesSection />;
    case 'links':
      return <LinksSection />;
    case 'form':
      return <FormSection />;
    case 'design':
      return <DesignSection />;
    case 'languages':
      return <LanguagesSection />;
    case 'address':
      return <AddressSection />;
  }
}
