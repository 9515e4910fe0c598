import ArrowCounterClockwiseIcon from '~icons/ph/arrow-counter-clockwise';
import { useState } from 'react';
import type { CardSection } from '../../../../../api/contract/cards/section-names.ts';
import type { PublicCard } from '../../../../../api/contract/cards/public-card.schema.ts';
import { usePreviewWords } from '../../../../card/preview-words.ts';
import { titleOf } from '../../../../card/section-titles.ts';
import { SortableList } from '../../../../components/sortable-list.tsx';
import { TextButton } from '../../../../components/text-button.tsx';
import { VisuallyHidden } from '../../../../components/visually-hidden.tsx';
import { toast } from '../../../website/toasts/toast-store.ts';
import { arrangedSections, orderToStore } from '../arrangement.ts';
import { useEditorState, useField } from '../editor-context.ts';
import { LockedNote } from '../locked-note.tsx';
import styles from '../order.module.css';
import { OrderRow } from '../order-row.tsx';
import { usePreviewCard } from '../use-preview-card.ts';
import { moved } from '../../../../lib/moved.ts';
import { useEditorMessages } from '../use-editor-messages.ts';

/** The sections of the card in the order in which they are read: moved, named and hidden by their owner. */
export function OrderSection() {
  const { order: texts } = useEditorMessages();
  const { value, set, check, locked } = useField('sections');
  const values = useEditorState((state) => state.values);
  const { card } = usePreviewCard();
  const words = usePreviewWords(card.language);
  const [said, setSaid] = useState('');
  const sections = arrangedSections(value, card.template);
  const arrange = (next: typeof sections) => set(orderToStore(next, card.template));
  const disabled = locked !== null;
  const nameIn = (name: CardSection) => titleOf(card, name, words) ?? texts.names[name];
  const contents: Record<CardSection, string | null> = {
    about: countIn(texts.has.about, paragraphsOf(values.about)),
    services: countIn(texts.has.services, values.services.flatMap(({ items }) => items).length),
    gallery: countIn(texts.has.gallery, values.galleryImages.length),
    hours: hasHours(values, card) ? texts.has.hours : null,
    branches: countIn(texts.has.branches, values.branches.length),
    reviews: texts.shownReviews,
    questions: countIn(texts.has.questions, values.questions.length),
    documents: countIn(texts.has.documents, values.documents.length),
    payment: countIn(texts.has.payment, values.paymentLinks.length),
    links: countIn(texts.has.links, values.customLinks.length),
  };
  const change = (index: number, part: Partial<(typeof sections)[number]>) =>
    arrange(sections.map((section, at) => (at === index ? { ...section, ...part } : section)));
  const shownName = ({ name, title }: (typeof sections)[number]) => title || nameIn(name);
  const move = (from: number, to: number) => {
    const section = sections[from];
    if (!section || to < 0 || to >= sections.length) return;
    arrange(moved(sections, from, to));
    setSaid(texts.moved(shownName(section), to + 1, sections.length));
  };
  return (
    <>
      <LockedNote feature={locked} />
      {!disabled && value.length > 0 && (
        <p className={styles['reset']}>
          <TextButton
            onClick={() => {
              set([]);
              toast({ title: texts.wasReset });
            }}
          >
            <ArrowCounterClockwiseIcon aria-hidden />
            {texts.reset}
          </TextButton>
        </p>
      )}
      <SortableList
        items={sections}
        idOf={({ name }) => name}
        nameOf={shownName}
        onMove={(from, to) => arrange(moved(sections, from, to))}
        layout="list"
        className={styles['list']}
      >
        {(section, index, handle) => (
          <OrderRow
            section={section}
            index={index}
            count={sections.length}
            ofTemplate={nameIn(section.name)}
            contents={contents[section.name]}
            handle={disabled ? null : handle}
            disabled={disabled}
            onMove={(by) => move(index, index + by)}
            onChange={(part) => change(index, part)}
            onLeave={check}
          />
        )}
      </SortableList>
      {values.showContactForm && (
        <p className={styles['last']}>
          <b>{texts.form}</b>
          <span>{texts.formPlace}</span>
        </p>
      )}
      {!disabled && <p className={styles['keys']}>{texts.keys}</p>}
      <VisuallyHidden>
        <output aria-live="polite">{said}</output>
      </VisuallyHidden>
    </>
  );
}

/** What a section holds, in words; null for one that is empty. */
const countIn = (words: (count: number) => string, count: number): string | null =>
  count > 0 ? words(count) : null;

const paragraphsOf = (text: string | null): number =>
  (text ?? '').split(/\n\s*\n/u).filter((paragraph) => paragraph.trim() !== '').length;

const hasHours = (values: { openingHours: string | null; businessHours: unknown[] }, card: PublicCard) =>
  Boolean(values.openingHours) || values.businessHours.length > 0 || card.specialDays.length > 0;
