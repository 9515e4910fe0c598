import {
  confirmTimeEndpoint,
  refuseTimeEndpoint,
  timeCalendarEndpoint,
} from '../../../../api/contract/leads/time-requests.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import type { OwnLead } from '../../../../api/contract/leads/my-leads.schema.ts';
import CalendarPlusIcon from '~icons/ph/calendar-plus';
import WhatsappLogoIcon from '~icons/ph/whatsapp-logo';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextButton, textButtonClass } from '../../../components/text-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { call } from '../../../lib/call.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { leadLists, putLead } from './lead-cache.ts';
import styles from './lead-details.module.css';
import { useLeadsMessages } from './use-leads-messages.ts';

type TimeRequest = NonNullable<OwnLead['timeRequest']>;

/** The times that a lead asks for: one to confirm, or all to decline; a confirmed one to cancel. */
export function LeadTimes({ lead, request }: { lead: OwnLead; request: TimeRequest }) {
  const { times: texts } = useLeadsMessages();
  const language = useLanguage();
  const queries = useQueryClient();
  const [error, setError] = useState<string | null>(null);
  const [isSure, setSure] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (at: string | null) =>
      at === null
        ? call(refuseTimeEndpoint, { params: { id: lead.id } })
        : call(confirmTimeEndpoint, { params: { id: lead.id }, body: { at } }),
    onMutate: () => setError(null),
    onSuccess: (changed, at) => {
      putLead(queries, changed);
      setSure(false);
      toast({ title: at === null ? texts.ended : texts.confirmedNow });
    },
    onError: (issue) => {
      setError((issue instanceof ApiError && issue.fields['at']) || issue.message);
      // Another request took the time, or another tab decided: the list says how it stands.
      void queries.invalidateQueries(leadLists);
    },
  });
  const { status, confirmedAt, proposed } = request;
  const isLive = status === 'waiting' || status === 'confirmed';
  const moment = (at: string) => <bdi>{formatMoment(at, language)}</bdi>;
  return (
    <section className={styles['times']} aria-label={texts.title}>
      <h3>
        {texts.states[status]}
        {request.cancelledBy && ` · ${texts.cancelledBy[request.cancelledBy]}`}
      </h3>
      {request.service && (
        <p>
          <bdi>{request.service}</bdi>
        </p>
      )}
      {confirmedAt ? (
        <p className={styles['when']}>
          {status === 'cancelled' ? <s>{moment(confirmedAt)}</s> : moment(confirmedAt)}
        </p>
      ) : (
        <ul>
          {proposed.map(({ at, isTaken, isOver }) => (
            <li key={at}>
              {isTaken || isOver ? <s>{moment(at)}</s> : moment(at)}
              {status === 'waiting' &&
                (isTaken || isOver ? (
                  <small>{isTaken ? texts.taken : texts.over}</small>
                ) : (
                  <Button
                    size="small"
                    disabled={isPending}
                    aria-label={texts.confirmAt(formatMoment(at, language))}
                    onClick={() => mutate(at)}
                  >
                    {texts.confirm}
                  </Button>
                ))}
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p className={styles['issue']} role="alert">
          {error}
        </p>
      )}
      <p className={styles['actions']}>
        {status === 'confirmed' && (
          <a
            className={textButtonClass({ small: true })}
            href={pathOf(timeCalendarEndpoint, { params: { id: lead.id } })}
            download
          >
            <CalendarPlusIcon aria-hidden />
            {texts.calendar}
          </a>
        )}
        {lead.phone?.whatsapp && (
          <a
            className={textButtonClass({ small: true })}
            href={`https://wa.me/${lead.phone.whatsapp}?text=${encodeURIComponent(messageTo(lead, request, texts, language))}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <WhatsappLogoIcon aria-hidden />
            {status === 'confirmed' ? texts.sendByWhatsapp : texts.proposeByWhatsapp}
          </a>
        )}
        {isLive && (
          <TextButton
            small
            className={styles['remove']}
            disabled={isPending}
            // A double press asks once; who goes elsewhere didn't mean it.
            onClick={({ detail }) => (isSure ? detail < 2 && mutate(null) : setSure(true))}
            onBlur={() => setSure(false)}
          >
            {isSure ? texts.sure : status === 'waiting' ? texts.decline : texts.cancel}
          </TextButton>
        )}
      </p>
    </section>
  );
}

function messageTo(
  lead: OwnLead,
  { status, confirmedAt, page }: TimeRequest,
  texts: ReturnType<typeof useLeadsMessages>['times'],
  language: ReturnType<typeof useLanguage>,
): string {
  return status === 'confirmed' && confirmedAt
    ? texts.confirmedMessage(lead.name, formatMoment(confirmedAt, language), page)
    : texts.proposeMessage(lead.name);
}
