import { textsIn } from '../../../kit/fields/TranslationsField.tsx';
import { BooleanInput, minValue, NumberInput, required, SelectInput, useLocale } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { defaultLanguage, languageOfCode, nameIn } from '../../../../api/contract/base/languages.ts';
import { benefitNames } from '../../../../api/contract/subscriptions/product-texts.ts';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { CodeInput, LinesInput, MoneyInput, WordsInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { PlanPicture } from './PlanPicture.tsx';
import { furtherLanguages } from '../../../kit/fields/TranslationsField.tsx';
import { TranslationInputs } from '../../../kit/form/TranslationInputs.tsx';
import { moneyRule } from '../../../kit/form/money-rule.ts';

const moneyRules = [required(), moneyRule];
const countRules = [required(), minValue(0)];

/** All editable fields of a plan, with its pricing card as it will look; shared by "new" and "edit". */
export function ProductInputs() {
  const word = useMessages();
  const own = languageOfCode(useLocale());
  const values = useWatch() as Record<string, unknown>;
  return (
    <>
      <PlanPicture plan={values} language={defaultLanguage} />
      <FormSection title={word('form.identity')}>
        <WordsInput source="name" validate={required()} />
        <SelectInput source="packageType" choices={choicesOf('packageType')} validate={required()} />
        <WordsInput source="description" multiline minRows={2} className="wide" />
        <CodeInput source="serialNumber" />
      </FormSection>
      <FormSection title={word('form.prices')}>
        <MoneyInput source="monthlyPrice" validate={moneyRules} />
        <MoneyInput source="yearlyPrice" validate={moneyRules} />
        <NumberInput source="basicCardCount" validate={countRules} min={0} step={1} />
        <NumberInput source="proCardCount" validate={countRules} min={0} step={1} />
        <SelectInput source="billingCycle" choices={choicesOf('billingCycle')} validate={required()} />
      </FormSection>
      <FormSection title={word('form.features')}>
        <LinesInput source="features" className="wide" />
        {benefitNames.map((source) => (
          <WordsInput key={source} source={source} />
        ))}
      </FormSection>
      {furtherLanguages.map((language) => (
        <FormSection key={language} title={word('shop.inLanguage', { language: nameIn(own, language) })}>
          <PlanPicture
            plan={{ ...values, ...textsIn(values['translations'], language) }}
            language={language}
          />
          <TranslationInputs resource="products" language={language} lines={benefitNames} />
        </FormSection>
      ))}
      <FormSection title={word('form.visibility')}>
        <BooleanInput source="isActive" />
        <BooleanInput source="showAtHome" />
        <BooleanInput source="showAtUpgrade" />
        <BooleanInput source="isPopular" />
        <NumberInput source="sortOrder" step={1} validate={required()} helperText="bikur.form.position" />
      </FormSection>
    </>
  );
}
