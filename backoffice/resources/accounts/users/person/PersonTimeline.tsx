import { Button, Chip, Skeleton, Stack } from '@mui/material';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { personTimelineEndpoint } from '../../../../../api/contract/accounts/person.endpoint.ts';
import type { TimelineEntry } from '../../../../../api/contract/accounts/person.schema.ts';
import {
  mayReadKind,
  timelineKinds,
  type TimelineKind,
} from '../../../../../api/contract/accounts/timeline-kinds.ts';
import { useMay } from '../../../../kit/access/use-may.ts';
import { TypedText } from '../../../../kit/components/TypedText.tsx';
import type { ChoiceName } from '../../../../kit/i18n/he/choices.ts';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';
import { usePageRecord } from '../../../../kit/show/use-page-record.ts';
import { RecordLink } from '../../../../kit/notes/RecordLink.tsx';
import { call } from '../../../../kit/providers/call.ts';
import { Timeline, type TimelineRow } from '../../../../kit/show/Timeline.tsx';
import { actionLabel } from '../../../admin/audit-log/history/messages.ts';

/** All that happened to a person, newest first, of the chosen kinds. */
export function PersonTimeline() {
  const word = useMessages();
  const { id } = usePageRecord<'users'>();
  const [kinds, setKinds] = useState<readonly TimelineKind[]>([]);
  const { role } = useMay();
  const rowOf = useTimelineRow();
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['users', 'timeline', id, kinds],
    placeholderData: keepPreviousData,
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      call(
        personTimelineEndpoint,
        {
          params: { id },
          query: {
            ...(kinds.length > 0 && { kinds: kinds.join(',') }),
            ...(pageParam && { after: pageParam }),
          },
        },
        { signal },
      ),
    getNextPageParam: ({ next }) => next,
  });
  const toggle = (kind: TimelineKind) =>
    setKinds((chosen) => (chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind]));
  return (
    <div>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}
        role="group"
        aria-label={word('person.timeline')}
      >
        {timelineKinds
          .filter((kind) => mayReadKind(role, kind))
          .map((kind) => (
            <Chip
              key={kind}
              label={word(`person.kinds.${kind}`)}
              onClick={() => toggle(kind)}
              aria-pressed={kinds.includes(kind)}
              color={kinds.includes(kind) ? 'primary' : 'default'}
              variant={kinds.includes(kind) ? 'filled' : 'outlined'}
            />
          ))}
      </Stack>
      {error ? <p role="alert">{word('errors.recordFailed')}</p> : null}
      {data ? (
        <Timeline
          title="person.timeline"
          none="person.nothing"
          rows={data.pages.flatMap(({ entries }) => entries.map(rowOf))}
        />
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
      {hasNextPage ? (
        <Button disabled={isFetching} onClick={() => void fetchNextPage()}>
          {word('person.older')}
        </Button>
      ) : null}
    </div>
  );
}

/** How a status is worded, by the table it stands in. */
const statuses: Readonly<Record<string, ChoiceName>> = {
  payments: 'attemptStatus',
  packages: 'packageStatus',
  'mail-log': 'mailStatus',
  'physical-card-orders': 'orderStatus',
  'contact-leads': 'leadStatus',
};

/** Kinds whose words say why, and those whose words are somebody's own; of others the record's name says as much. */
const reasoned = new Set<TimelineKind>(['money', 'order', 'staff']);
const spoken = new Set<TimelineKind>(['sign-in', 'conversation', 'note', 'lead']);

const asWritten = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** Where a word for what happened is found, by its kind. */
function useTimelineRow(): (entry: TimelineEntry) => TimelineRow {
  const translate = useTranslate();
  const whatOf = ({ kind, what }: TimelineEntry): string => {
    if (kind === 'staff') return actionLabel(what, translate);
    if (kind === 'mail') return translate(`bikur.choices.mailTemplate.${what}`, { _: what });
    if (kind === 'money' && what !== 'package')
      return translate(`bikur.choices.attemptKind.${what}`, { _: what });
    return translate(`bikur.person.happened.${what}`, { _: what });
  };
  return (entry) => {
    const { key, kind, at, resource, recordId, words, amount, status, by } = entry;
    const choice = resource === null ? undefined : statuses[resource];
    return {
      key,
      at,
      what: whatOf(entry),
      amount,
      status: status !== null && choice ? [choice, status] : null,
      ...(by !== null && { by }),
      more:
        resource !== null && resource !== 'users' && recordId !== null ? (
          <RecordLink resource={resource} id={Number(recordId)} />
        ) : null,
      reason: reasoned.has(kind) ? words : null,
      below: words && spoken.has(kind) ? <TypedText style={asWritten}>{words}</TypedText> : null,
    };
  };
}
