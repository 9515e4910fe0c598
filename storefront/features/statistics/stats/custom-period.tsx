import { useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { issuesOf, maxDays, type PeriodIssue } from './chosen-period.ts';
import styles from './period-chooser.module.css';
import { useStatsMessages } from './use-stats-messages.ts';

/** A period between two dates. Issues stand beside their field; the input stays. */
export function CustomPeriod({ from: shownFrom, to: shownTo }: { from: string; to: string }) {
  const texts = useStatsMessages();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [from, setFrom] = useState(shownFrom);
  const [to, setTo] = useState(shownTo);
  const [issue, setIssue] = useState<PeriodIssue | null>(null);
  const form = useRef<HTMLFormElement>(null);

  function show(event: FormEvent) {
    event.preventDefault();
    const found = issuesOf(from, to);
    setIssue(found);
    if (found) form.current?.querySelector<HTMLInputElement>(`[name=${found.field}]`)?.focus();
    else void navigate(`${pathname}?from=${from}&to=${to}`, { preventScrollReset: true });
  }
  const errorOf = (field: PeriodIssue['field']) => {
    if (issue?.field !== field) return undefined;
    return issue.kind === 'tooLong' ? texts.tooLong(maxDays) : texts[issue.kind];
  };

  return (
    <form ref={form} className={styles['custom']} action={pathname} onSubmit={show} noValidate>
      <TextField
        label={texts.from}
        type="date"
        name="from"
        dir="ltr"
        value={from}
        onChange={(event) => setFrom(event.target.value)}
        error={errorOf('from')}
      />
      <TextField
        label={texts.to}
        type="date"
        name="to"
        dir="ltr"
        value={to}
        onChange={(event) => setTo(event.target.value)}
        error={errorOf('to')}
      />
      <Button type="submit">{texts.show}</Button>
    </form>
  );
}
