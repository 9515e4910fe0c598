import { inviteEndpoint } from '../../../../api/contract/subscriptions/team.endpoint.ts';
import FileArrowUpIcon from '~icons/ph/file-arrow-up';
import { call } from '../../../lib/call.ts';
import { useId, useState, type ChangeEvent, type FormEvent } from 'react';
import type { Team } from '../../../../api/contract/subscriptions/team.schema.ts';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Field } from '../../../components/field.tsx';
import { textButtonClass } from '../../../components/text-button.tsx';
import { ApiError } from '../../../lib/api-errors.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { addressesIn, addressesInFile } from './addresses-in.ts';
import styles from './team-page.module.css';
import { useChangeTeam } from './use-change-team.ts';
import { useTeamMessages } from './use-team-messages.ts';

/** Invites by e-mail, all addresses or none; issues name their address and the input stays. */
export function InviteForm({ team }: { team: Team }) {
  const { invite: texts } = useTeamMessages();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [issues, setIssues] = useState<string[]>([]);
  const isFull = team.userLimit !== null && team.used >= team.userLimit;
  const { mutate, isPending } = useChangeTeam(
    () => {
      toast({ title: texts.sent(addressesIn(typed).length) });
      setTyped('');
    },
    (issue) => {
      if (!(issue instanceof ApiError) || Object.keys(issue.fields).length === 0) return false;
      const addresses = addressesIn(typed);
      setIssues(
        Object.entries(issue.fields).map(([path, words]) => {
          const address = addresses[Number(path.split('.')[1] ?? Number.NaN)];
          return address ? `\u2066${address}\u2069: ${words}` : words;
        }),
      );
      return true;
    },
  );

  /** Adds a file's addresses to those typed, so that they can be read before anything is sent. */
  async function takeFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    const found = await addressesInFile(file);
    // The same file may be chosen again after it was mended.
    target.value = '';
    if (typeof found === 'string') return setIssues([texts[found]]);
    setIssues([]);
    setTyped((before) => [...new Set([...addressesIn(before), ...found])].join('\n'));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const emails = addressesIn(typed);
    if (emails.length === 0) return setIssues([texts.empty]);
    setIssues([]);
    mutate(() => call(inviteEndpoint, { params: { id: team.id }, body: { emails } }));
  }

  return (
    <form className={styles['form']} noValidate onSubmit={submit} aria-labelledby={id}>
      <h3 id={id}>{texts.title}</h3>
      {isFull && <p>{texts.full}</p>}
      <Field label={texts.label} help={texts.help} error={issues.length > 0 ? issues.join(' · ') : undefined}>
        {(control) => (
          <textarea
            {...control}
            dir="ltr"
            rows={3}
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <label className={classNames(textButtonClass(), styles['file'])}>
        <FileArrowUpIcon aria-hidden />
        {texts.file}
        <input
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={(event) => void takeFile(event)}
        />
      </label>
      <Button type="submit" busy={isPending} disabled={isFull}>
        {texts.send}
      </Button>
    </form>
  );
}
