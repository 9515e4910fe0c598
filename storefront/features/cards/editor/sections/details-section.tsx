import { useState } from 'react';
import { type CardLanguage, cardLanguages, nameIn } from '../../../../../api/contract/base/card-languages.ts';
import { languageByTexts } from '../../../../../api/contract/cards/language-of-card.ts';
import { Field } from '../../../../components/field.tsx';
import { useLanguage } from '../../../../i18n/language-context.ts';
import { useEditorState, useField } from '../editor-context.ts';
import { Entry, LongEntry } from '../entries.tsx';
import { Button } from '../../../../components/button.tsx';
import { FurtherEntries } from '../further-entries.tsx';
import { useEditorMessages } from '../use-editor-messages.ts';
import { VCardDialog } from '../vcard-dialog.tsx';
import AddressBookIcon from '~icons/ph/address-book';
import styles from '../editor.module.css';

/** The top of the card. */
export function DetailsSection() {
  const texts = useEditorMessages();
  const [isFilling, setFilling] = useState(false);
  return (
    <>
      <div className={styles['two']}>
        <Entry field="businessName" help={texts.help.businessName} autoComplete="organization" />
        <Entry field="jobTitle" autoComplete="organization-title" />
        <Entry field="category" />
      </div>
      <LongEntry field="about" help={texts.help.about} rows={7} />
      <LanguageEntry />
      <FurtherEntries section="details" />
      <Button variant="line" size="small" className={styles['aside']} onClick={() => setFilling(true)}>
        <AddressBookIcon aria-hidden />
        {texts.vcard.open}
      </Button>
      <VCardDialog open={isFilling} onClose={() => setFilling(false)} />
    </>
  );
}

/** The card's language: unless its owner chooses one, that of the texts above, which it names. */
function LanguageEntry() {
  const texts = useEditorMessages();
  const spoken = useLanguage();
  const { value, set } = useField('language');
  const ofTexts = useEditorState(({ values }) => languageByTexts(values));
  return (
    <Field label={texts.fields.language} help={texts.help.language}>
      {(control) => (
        <select
          {...control}
          value={value ?? ''}
          onChange={(event) => set((event.target.value || null) as CardLanguage | null)}
        >
          <option value="">{texts.languageByTexts(nameIn(spoken, ofTexts))}</option>
          {cardLanguages.map((language) => (
            <option key={language} value={language}>
              {nameIn(spoken, language)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
