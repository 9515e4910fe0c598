import { useGetOne } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { WordsInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { LiftTakedownButton } from './LiftTakedownButton.tsx';
import { TakeDownButton } from './TakeDownButton.tsx';

/** Commands that the report's state allows. */
export function ReportActions() {
  const word = useMessages();
  const report = usePageRecord<'card-reports'>();
  if (report.status === 'taken_down') return <TakedownBack id={report.takedownId} />;
  const again = report.status === 'dismissed';
  return (
    <>
      {report.status === 'under_review' ? null : (
        <CommandButton
          command="review"
          words="desk.reports.review"
          {...(again && { label: word('desk.reports.reviewAgain') })}
          defaultValues={{ notes: report.notes }}
        >
          <NotesInput />
        </CommandButton>
      )}
      {again ? null : (
        <CommandButton command="dismiss" words="desk.reports.dismiss" defaultValues={{ notes: report.notes }}>
          <NotesInput />
        </CommandButton>
      )}
      {again || report.profileId === null ? null : <TakeDownButton reason={report.reason} />}
    </>
  );
}

/** The way back from what the report led to. */
function TakedownBack({ id }: { id: number | null }) {
  const { data: takedown } = useGetOne<ResourceRecord<'card-takedowns'>>(
    'card-takedowns',
    { id: id ?? 0 },
    { enabled: id !== null },
  );
  return <LiftTakedownButton takedown={takedown} />;
}

function NotesInput() {
  const word = useMessages();
  return (
    <WordsInput
      source="notes"
      label={word('desk.reports.notes')}
      helperText={word('desk.reports.notesHelp')}
      multiline
      minRows={3}
      maxLength={2000}
    />
  );
}
