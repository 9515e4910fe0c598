import { socialNetworkNames } from '../../../../api/contract/cards/social-networks.ts';
import { BooleanInput, required, SelectInput, useTranslate } from 'react-admin';
import type { StaffCardField } from '../../../../api/contract/cards/card-fields.schema.ts';
import {
  cardFieldNames,
  cardFieldSpec,
  isCardFieldOfType,
  showFieldOf,
  type CardField,
  type EditorSection,
} from '../../../../api/contract/cards/card-fields.ts';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import {
  AddressInput,
  CodeInput,
  MailInput,
  PhoneInput,
  WordsInput,
} from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { choiceOf } from './fields.tsx';

type Source = StaffCardField | 'community' | 'isPublic';

/** Sections of the form, with the fields assigned to each. */
const sections = {
  identity: ['businessName', 'jobTitle', 'category', 'community', 'about'],
  publishing: [
    ...(['template', 'palette', 'accentColor', 'colorScheme', 'typeface'] as const),
    ...(['primaryAction', 'customSlug', 'isPublic', 'useCustomSlug'] as const),
  ],
  contact: [
    ...(['phone', 'email', 'whatsapp', 'showWhatsapp', 'website'] as const),
    ...(['address', 'mapLink', 'openingHours'] as const),
  ],
  social: [
    ...socialNetworkNames.flatMap((network) => [network, showFieldOf(network)]),
    ...(['mapsRatingUrl', 'showMapsRating', 'promoVideoUrl'] as const),
  ],
  form: ['contactFormTitle', 'showContactForm'],
  seo: ['seoTitle', 'seoKeywords', 'seoDescription'],
} as const satisfies Record<string, readonly Source[]>;
type Section = keyof typeof sections;

/** Section of a field not named above, by its part of the owner's editor. */
const sectionOfPart: Readonly<Record<EditorSection, Section>> = {
  details: 'identity',
  order: 'publishing',
  contact: 'contact',
  services: 'identity',
  questions: 'identity',
  documents: 'identity',
  payment: 'identity',
  social: 'social',
  hours: 'contact',
  branches: 'contact',
  media: 'social',
  links: 'social',
  form: 'form',
  design: 'publishing',
  languages: 'identity',
  address: 'seo',
};
const named = new Set<string>(Object.values(sections).flat());

/** Fields of a card that staff may correct; pictures, hours and custom links are the owner's to edit. */
export function CardInputs() {
  const word = useMessages();
  const translate = useTranslate();
  return (
    <>
      <FormSection title={word('form.identity')}>{inputsOf('identity')}</FormSection>
      <FormSection title={word('form.publishing')}>{inputsOf('publishing')}</FormSection>
      <FormSection title={word('form.contact')}>{inputsOf('contact')}</FormSection>
      <FormSection title={translate('bikur.sections.social')}>{inputsOf('social')}</FormSection>
      <FormSection title={translate('bikur.sections.form')}>{inputsOf('form')}</FormSection>
      <FormSection title={translate('bikur.sections.seo')}>{inputsOf('seo')}</FormSection>
    </>
  );
}

function inputsOf(section: Section) {
  const further = cardFieldNames.filter(
    (field) => !named.has(field) && sectionOfPart[cardFieldSpec(field).section] === section,
  );
  return [...sections[section], ...further].map((source) => <CardInput key={source} source={source} />);
}

/** The input of a field, by its type; null for a field only the owner may edit. */
function CardInput({ source }: { source: Source | CardField }) {
  if (source === 'community' || source === 'openingHours') return <WordsInput source={source} />;
  if (source === 'isPublic' || isCardFieldOfType(source, 'flag')) return <BooleanInput source={source} />;
  if (isCardFieldOfType(source, 'choice'))
    return <SelectInput source={source} choices={choicesOf(choiceOf[source])} validate={required()} />;
  if (isCardFieldOfType(source, 'language'))
    return <SelectInput source={source} choices={choicesOf('cardLanguage')} />;
  if (isCardFieldOfType(source, 'line'))
    return (
      <WordsInput source={source} {...('isRequired' in cardFieldSpec(source) && { validate: required() })} />
    );
  if (isCardFieldOfType(source, 'text'))
    return <WordsInput source={source} multiline minRows={source === 'about' ? 3 : 2} className="wide" />;
  if (isCardFieldOfType(source, 'phone', 'whatsapp')) return <PhoneInput source={source} />;
  if (isCardFieldOfType(source, 'email')) return <MailInput source={source} />;
  if (isCardFieldOfType(source, 'url', 'socialLink')) return <AddressInput source={source} />;
  if (isCardFieldOfType(source, 'slug', 'colour')) return <CodeInput source={source} />;
  return null;
}
