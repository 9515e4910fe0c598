import { useState } from 'react';
import { Entry, LongEntry } from '../entries.tsx';
import { Button } from '../../../../components/button.tsx';
import { FurtherEntries } from '../further-entries.tsx';
import { useEditorMessages } from '../use-editor-messages.ts';
import { VCardDialog } from '../vcard-dialog.tsx';
import { AddressBookIcon } from '@phosphor-icons/react/dist/ssr/AddressBook';
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
      <FurtherEntries section="details" />
      <Button variant="line" size="small" className={styles['aside']} onClick={() => setFilling(true)}>
        <AddressBookIcon aria-hidden />
        {texts.vcard.open}
      </Button>
      <VCardDialog open={isFilling} onClose={() => setFilling(false)} />
    </>
  );
}
