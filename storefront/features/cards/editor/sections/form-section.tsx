import { TextLink } from '../../../../components/text-button.tsx';
import { useEditorState, useField } from '../editor-context.ts';
import styles from '../editor.module.css';
import { Entry, SwitchEntry } from '../entries.tsx';
import { LockedNote } from '../locked-note.tsx';
import { useEditorMessages } from '../use-editor-messages.ts';

export function FormSection() {
  const { form, help } = useEditorMessages();
  const { locked } = useField('showContactForm');
  const id = useEditorState(({ card }) => card.id);
  return (
    <>
      <LockedNote feature={locked} />
      <SwitchEntry field="showContactForm" label={form.show} />
      <p className={styles['note']}>{form.help}</p>
      <Entry field="contactFormTitle" help={help.contactFormTitle} />
      <TextLink to={`/contact-leads/${id}`} small>
        {form.leads}
      </TextLink>
    </>
  );
}
