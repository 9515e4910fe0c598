import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Field } from '../../../components/field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { issuesOfProposal } from './proposal-issues.ts';
import { proposalFields, type Proposal, type ProposalField } from './proposals.ts';
import styles from './proposals.module.css';
import { useTradePacksMessages } from './use-trade-packs-messages.ts';

interface ProposalFieldsProps {
  proposal: Proposal;
  onSave(fields: Proposal['fields']): void;
  onCancel(): void;
}

/** Figures run left to right in every language. */
const figures: readonly ProposalField[] = ['price', 'opens', 'closes', 'fridayOpens', 'fridayCloses'];

const focusField = (form: HTMLFormElement | null, name: string | undefined): void =>
  form?.querySelector<HTMLElement>(`[name="${name ?? ''}"]`)?.focus();

/** A proposal while its owner changes it: saving it confirms it. */
export function ProposalFields({ proposal, onSave, onCancel }: ProposalFieldsProps) {
  const texts = useTradePacksMessages();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(proposal.fields);
  const [issues, setIssues] = useState<Partial<Record<ProposalField, string>>>({});
  const names = proposalFields.filter((name) => name in proposal.fields);
  // Whoever has just asked to write here goes on here.
  const [first] = names;
  useEffect(() => focusField(form.current, first), [form, first]);

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = issuesOfProposal({ kind: proposal.kind, fields }, language);
    setIssues(found);
    const wrong = names.find((name) => found[name]);
    if (wrong) focusField(form.current, wrong);
    else onSave(fields);
  }
  const propsOf = (name: ProposalField) => ({
    name,
    value: fields[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => {
      setFields((now) => ({ ...now, [name]: target.value }));
      setIssues((now) => ({ ...now, [name]: undefined }));
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onCancel();
    },
  });

  return (
    <form ref={form} className={styles['edit']} noValidate onSubmit={save}>
      {names.map((name) => {
        const label = texts.fields[name];
        const isFigure = figures.includes(name);
        const isLong =
          name === 'answer' || name === 'message' || ['about', 'promise'].includes(proposal.kind);
        const direction = isFigure ? 'ltr' : directionOfText(fields[name] || label);
        if (isLong)
          return (
            <div key={name} className={styles['wide']}>
              <Field label={label} error={issues[name]}>
                {(control) => (
                  <textarea
                    {...propsOf(name)}
                    {...control}
                    className={classNames(control.className, styles['long'])}
                    rows={3}
                    dir={direction}
                  />
                )}
              </Field>
            </div>
          );
        return (
          <TextField
            key={name}
            {...propsOf(name)}
            label={label}
            help={name === 'price' ? texts.priceHelp : isFigure ? texts.hoursHelp : undefined}
            error={issues[name]}
            inputMode={name === 'price' ? 'decimal' : undefined}
            dir={direction}
            autoComplete="off"
          />
        );
      })}
      <div className={classNames(styles['acts'], styles['wide'])}>
        <Button type="submit" size="small">
          {texts.save}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
