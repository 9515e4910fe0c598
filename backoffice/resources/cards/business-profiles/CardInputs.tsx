import { BooleanInput, required, SelectInput, useTranslate } from 'react-admin';
import { socialNetworkNames, type SocialNetwork } from '../../../../api/contract/cards/social-networks.ts';
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

const showFlagOf = (network: SocialNetwork) => `show${network.charAt(0).toUpperCase()}${network.slice(1)}`;

/** What staff may correct on a card; pictures, hours and custom links are the owner's to edit. */
export function CardInputs() {
  const word = useMessages();
  const translate = useTranslate();
  return (
    <>
      <FormSection title={word('form.identity')}>
        <WordsInput source="businessName" validate={required()} />
        <WordsInput source="jobTitle" />
        <WordsInput source="category" />
        <WordsInput source="community" />
        <WordsInput source="about" multiline minRows={3} className="wide" />
      </FormSection>
      <FormSection title={word('form.publishing')}>
        <SelectInput source="template" choices={choicesOf('cardTemplate')} validate={required()} />
        <SelectInput source="primaryAction" choices={choicesOf('primaryAction')} validate={required()} />
        <CodeInput source="customSlug" />
        <CodeInput source="accentColor" />
        <BooleanInput source="isPublic" />
        <BooleanInput source="useCustomSlug" />
      </FormSection>
      <FormSection title={word('form.contact')}>
        <PhoneInput source="phone" />
        <MailInput source="email" />
        <PhoneInput source="whatsapp" />
        <BooleanInput source="showWhatsapp" />
        <AddressInput source="website" />
        <WordsInput source="address" />
        <AddressInput source="mapLink" />
        <WordsInput source="openingHours" />
      </FormSection>
      <FormSection title={translate('bikur.sections.social')}>
        {socialNetworkNames.flatMap((network) => [
          <AddressInput key={network} source={network} />,
          <BooleanInput key={`${network} flag`} source={showFlagOf(network)} />,
        ])}
        <AddressInput source="mapsRatingUrl" />
        <BooleanInput source="showMapsRating" />
        <AddressInput source="promoVideoUrl" />
      </FormSection>
      <FormSection title={translate('bikur.sections.form')}>
        <WordsInput source="contactFormTitle" validate={required()} />
        <BooleanInput source="showContactForm" />
      </FormSection>
      <FormSection title={translate('bikur.sections.seo')}>
        <WordsInput source="seoTitle" />
        <WordsInput source="seoKeywords" />
        <WordsInput source="seoDescription" multiline minRows={2} className="wide" />
      </FormSection>
    </>
  );
}
