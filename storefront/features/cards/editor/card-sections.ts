import type { CompletenessStep } from '../../../../api/contract/cards/card-completeness.ts';
import {
  cardFieldNames,
  cardFieldSpec,
  editorSections,
  type CardField,
  type EditorSection,
} from '../../../../api/contract/cards/card-fields.ts';

export type SectionId = EditorSection;
export const sectionIds = editorSections;

export function sectionOfField(field: CardField): SectionId {
  return cardFieldSpec(field).section;
}

/** The section of a server's issue: `customLinks.2.url` is in the links. */
export function sectionOfPath(path: string): SectionId {
  const [name] = path.split('.');
  const field = cardFieldNames.find((candidate) => candidate === name);
  return field ? sectionOfField(field) : 'details';
}

export function readSection(text: string | null): SectionId {
  return sectionIds.find((id) => id === text) ?? 'details';
}

/** The section of a completeness step is that of its first field. */
export function sectionOfStep(step: CompletenessStep): SectionId {
  const field = cardFieldNames.find((candidate) => cardFieldSpec(candidate).step === step);
  return field ? sectionOfField(field) : 'details';
}
