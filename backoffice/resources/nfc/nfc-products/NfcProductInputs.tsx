import { BooleanInput, maxValue, minValue, NumberInput, required, SelectInput, useLocale } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { languageOfCode, nameIn } from '../../../../api/contract/base/languages.ts';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { LinesInput, MoneyInput, WordsInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { PrintedPicture } from './PrintedPicture.tsx';
import { furtherLanguages } from '../../../kit/fields/TranslationsField.tsx';
import { TranslationInputs } from '../../../kit/form/TranslationInputs.tsx';
import { moneyRule } from '../../../kit/form/money-rule.ts';

const moneyRules = [required(), moneyRule];
const pieceRules = [required(), minValue(1), maxValue(10_000)];

/** All editable fields of a printed product, with its picture beside them; shared by "new" and "edit". */
export function NfcProductInputs() {
  const word = useMessages();
  const own = languageOfCode(useLocale());
  const values = useWatch() as Record<string, unknown>;
  return (
    <>
      <PrintedPicture product={values} />
      <FormSection title={word('form.identity')}>
        <WordsInput source="name" validate={required()} />
        <WordsInput source="description" multiline minRows={2} className="wide" />
        <SelectInput source="material" choices={choicesOf('material')} validate={required()} />
        <LinesInput source="features" className="wide" />
      </FormSection>
      <FormSection title={word('form.prices')}>
        <MoneyInput source="regularPrice" validate={moneyRules} />
        <MoneyInput source="additionalCardPrice" validate={moneyRules} />
        <NumberInput
          source="maxQuantity"
          validate={pieceRules}
          min={1}
          max={10_000}
          step={1}
          helperText="bikur.shop.maxHelp"
        />
      </FormSection>
      {furtherLanguages.map((language) => (
        <FormSection key={language} title={word('shop.inLanguage', { language: nameIn(own, language) })}>
          <TranslationInputs resource="nfc-products" language={language} />
        </FormSection>
      ))}
      <FormSection title={word('form.visibility')}>
        <BooleanInput source="isActive" />
        <NumberInput source="sortOrder" step={1} validate={required()} helperText="bikur.form.position" />
      </FormSection>
    </>
  );
}
