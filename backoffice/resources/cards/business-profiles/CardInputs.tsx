import { BooleanInput, required, SelectInput, useTranslate } from 'react-admin';
import {
  cardFieldSpec,
  isCardFieldOfType,
  type CardField,
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
import { cardFieldsBySection, cardSections, choiceOf } from './fields.tsx';

/** Fields of a card that staff may correct, in the sections of its page; pictures and lists are the owner's to edit. */
export function CardInputs() {
  const translate = useTranslate();
  return cardSections.map((section) => (
    <FormSection key={section} title={translate(`bikur.sections.${section}`)}>
      {section === 'publishing' ? (
        <>
          <BooleanInput source="isPublic" />
          <WordsInput source="community" />
        </>
      ) : null}
      {(cardFieldsBySection[section] ?? []).map((source) => (
        <CardInput key={source} source={source} />
      ))}
    </FormSection>
  ));
}

/** The input of a field, by its type; null for a field only the owner may edit. */
function CardInput({ source }: { source: CardField }) {
  if (isCardFieldOfType(source, 'flag')) return <BooleanInput source={source} />;
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
