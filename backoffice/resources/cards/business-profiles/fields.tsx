import type { ReactElement } from 'react';
import { BooleanField, DataTable, DateField, EmailField, SelectField, TextField } from 'react-admin';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import {
  cardFieldNames,
  cardFieldSpec,
  type CardField,
  type CardFieldOfType,
  type CardFieldType,
  type EditorSection,
} from '../../../../api/contract/cards/card-fields.ts';
import { PhoneField, PictureField, SafeLinkField } from '../../../kit/fields/link-fields.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { ColourField, LongTextField } from '../../../kit/fields/own-text-fields.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import type { ChoiceName } from '../../../kit/i18n/he/choices.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection, type SectionName } from '../../../kit/show/ShowSection.tsx';
import { systemFields } from '../../../kit/show/system-fields.tsx';
import {
  BranchesField,
  CardTranslationsField,
  CustomLinksField,
  DocumentsField,
  GalleryField,
  PhonesField,
  QuestionsField,
  SectionsField,
  ServicesField,
} from './card-lists.tsx';
import { OpeningHoursField, SpecialDaysField } from './hours-fields.tsx';

/** The list of labels for the values of a choice. */
export const choiceOf: Readonly<Record<CardFieldOfType<'choice'>, ChoiceName>> = {
  template: 'cardTemplate',
  primaryAction: 'primaryAction',
  requestLength: 'requestLength',
  palette: 'cardPalette',
  typeface: 'typeface',
  colorScheme: 'colorScheme',
};

type Draw = (props: { source: CardField }) => ReactElement;

const fieldOfType: Readonly<Record<CardFieldType, Draw>> = {
  line: (props) => <TextField {...props} />,
  text: (props) => <LongTextField {...props} />,
  url: (props) => <SafeLinkField {...props} />,
  socialLink: (props) => <SafeLinkField {...props} />,
  email: (props) => <EmailField {...props} />,
  phone: (props) => <PhoneField {...props} />,
  whatsapp: (props) => <PhoneField {...props} />,
  slug: (props) => <TextField dir="ltr" {...props} />,
  language: (props) => <SelectField choices={choicesOf('cardLanguage')} {...props} />,
  choice: (props) => (
    <SelectField choices={choicesOf(choiceOf[props.source as CardFieldOfType<'choice'>])} {...props} />
  ),
  colour: (props) => <ColourField {...props} />,
  picture: (props) => <PictureField {...props} />,
  flag: (props) => <BooleanField {...props} />,
  degrees: (props) => <TextField dir="ltr" {...props} />,
  week: (props) => <OpeningHoursField {...props} />,
  specialDays: (props) => <SpecialDaysField {...props} />,
  gallery: (props) => <GalleryField {...props} />,
  links: (props) => <CustomLinksField {...props} />,
  services: (props) => <ServicesField {...props} />,
  questions: (props) => <QuestionsField {...props} />,
  documents: (props) => <DocumentsField {...props} />,
  translations: (props) => <CardTranslationsField {...props} />,
  sections: (props) => <SectionsField {...props} />,
  phones: (props) => <PhonesField {...props} />,
  paymentLinks: (props) => <CustomLinksField {...props} />,
  branches: (props) => <BranchesField {...props} />,
};

/** Section of page and form, by the part of the owner's editor. */
const sectionOfPart: Readonly<Record<EditorSection, SectionName>> = {
  details: 'business',
  order: 'appearance',
  contact: 'contact',
  services: 'business',
  questions: 'business',
  documents: 'business',
  payment: 'business',
  social: 'social',
  hours: 'hours',
  branches: 'hours',
  media: 'media',
  links: 'social',
  form: 'form',
  design: 'appearance',
  languages: 'business',
  address: 'publishing',
};
const sectionOf = (field: CardField) =>
  field.startsWith('seo') ? 'seo' : sectionOfPart[cardFieldSpec(field).section];

const furtherSections = ['appearance', 'contact', 'hours', 'media', 'social', 'form', 'seo'] as const;

export const cardSections = ['business', 'publishing', ...furtherSections] as const;

/** Fields the owner edits, by section, in the order of their editor. */
export const cardFieldsBySection = Object.groupBy(cardFieldNames, sectionOf);
const fieldsOf = (section: SectionName) =>
  (cardFieldsBySection[section] ?? []).map((source) => fieldOfType[cardFieldSpec(source).type]({ source }));

export const cardFields = (
  <>
    <ShowSection title="business">{fieldsOf('business')}</ShowSection>
    <ShowSection title="publishing">
      <ReferenceField source="userId" reference="users" />
      <BooleanField source="isPublic" />
      <BooleanField source="isSuspicious" />
      <BooleanField source="isHeld" />
      <TextField source="heldFor" />
      <DateField source="heldSince" />
      <SelectField source="cardType" choices={choicesOf('cardType')} />
      <ReferenceField source="packageId" reference="packages" />
      <TextField source="community" />
      {fieldsOf('publishing')}
    </ShowSection>
    {furtherSections.map((section) => (
      <ShowSection key={section} title={section}>
        {fieldsOf(section)}
      </ShowSection>
    ))}
    {systemFields}
  </>
);

export const CardTable = () => (
  <ListTable fields={cardFields} phone={['userId', 'template']}>
    <DataTable.Col source="businessName" field={NameField} />
    <DataTable.Col source="profileImage" disableSort />
    <DataTable.Col source="userId" disableSort />
    <DataTable.Col source="template" disableSort />
    <DataTable.Col source="cardType" disableSort />
    <DataTable.Col source="category" />
    <DataTable.Col source="isPublic" disableSort />
    <DataTable.Col source="updatedAt" />
  </ListTable>
);
