import type { OwnLead } from '../../../../api/contract/leads/my-leads.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Field } from '../../../components/field.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import styles from './lead-notes.module.css';
import { useLeadNotes } from './use-lead-notes.ts';
import { useLeadsMessages } from './use-leads-messages.ts';

/** The owner's notes on a lead; saved automatically, with their state shown. */
export function LeadNotes({ lead }: { lead: OwnLead }) {
  const texts = useLeadsMessages();
  const { text, state, write, flush, retry, keepMine, keepOther } = useLeadNotes(lead);
  const isSaving = state.kind === 'waiting' || state.kind === 'saving';
  return (
    <div className={styles['notes']}>
      <Field
        label={texts.notes}
        help={texts.notesHelp}
        error={state.kind === 'failed' ? [texts.notSaved, state.text].filter(Boolean).join(' ') : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            rows={4}
            dir={text === '' ? undefined : directionOfText(text)}
            value={text}
            onChange={(event) => write(event.target.value)}
            onBlur={flush}
          />
        )}
      </Field>
      <p className={styles['state']} role="status">
        {isSaving ? texts.saving : state.kind === 'saved' ? texts.saved : ''}
      </p>
      {state.kind === 'failed' && (
        <TextButton small onClick={retry}>
          {texts.tryAgain}
        </TextButton>
      )}
      {state.kind === 'conflict' && (
        <div className={styles['conflict']} role="alert">
          <p>{texts.otherNotes}</p>
          <blockquote dir={directionOfText(lead.notes ?? texts.otherEmpty)}>
            {lead.notes ?? texts.otherEmpty}
          </blockquote>
          <TextButton small onClick={keepMine}>
            {texts.keepMine}
          </TextButton>
          <TextButton small onClick={keepOther}>
            {texts.keepOther}
          </TextButton>
        </div>
      )}
    </div>
  );
}
