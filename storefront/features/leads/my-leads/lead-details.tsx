import { saveLeadContactEndpoint } from '../../../../api/contract/leads/my-leads.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import DownloadSimpleIcon from '~icons/ph/download-simple';
import TrashIcon from '~icons/ph/trash';
import { useState } from 'react';
import type { OwnLead } from '../../../../api/contract/leads/my-leads.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { TextButton, textButtonClass } from '../../../components/text-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { DeleteLeadDialog } from './delete-lead-dialog.tsx';
import styles from './lead-details.module.css';
import { LeadTimes } from './lead-times.tsx';
import { LeadNotes } from './lead-notes.tsx';
import { useLeadsMessages } from './use-leads-messages.ts';

/** All of a lead: its message, its sender's details and consent, and the owner's notes. */
export function LeadDetails({ lead }: { lead: OwnLead }) {
  const texts = useLeadsMessages();
  const language = useLanguage();
  const [isDeleting, setIsDeleting] = useState(false);
  const { consent, message, phone, email } = lead;
  return (
    <div className={styles['details']}>
      <dl>
        {message && (
          <div>
            <dt>{texts.message}</dt>
            <dd className={styles['message']} dir={directionOfText(message)}>
              {message}
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>{texts.phone}</dt>
            <dd>
              <bdi dir={phone.call === '' ? directionOfText(phone.text) : 'ltr'}>{phone.text}</bdi>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{texts.email}</dt>
            <dd>
              <bdi dir="ltr">{email}</bdi>
            </dd>
          </div>
        )}
        {lead.isImported && (
          <div>
            <dt>{texts.origin}</dt>
            <dd>{texts.fromFile}</dd>
          </div>
        )}
        <div>
          <dt>{texts.consent}</dt>
          <dd>
            {consent ? (
              <>
                {consent.marketing ? texts.marketingYes : texts.marketingNo}
                <small>
                  {texts.proof(
                    formatMoment(consent.givenAt, language),
                    texts.proofLanguages[consent.language],
                    `\u2066${consent.noticeVersion}\u2069`,
                  )}
                </small>
              </>
            ) : (
              texts.noProof
            )}
          </dd>
        </div>
      </dl>
      {lead.timeRequest && <LeadTimes lead={lead} request={lead.timeRequest} />}
      <LeadNotes lead={lead} />
      <p className={styles['actions']}>
        <a
          className={textButtonClass({ small: true })}
          href={pathOf(saveLeadContactEndpoint, { params: { id: lead.id } })}
          download
        >
          <DownloadSimpleIcon aria-hidden />
          {texts.saveContact}
        </a>
        <TextButton small className={styles['remove']} onClick={() => setIsDeleting(true)}>
          <TrashIcon aria-hidden />
          {texts.remove}
        </TextButton>
      </p>
      <DeleteLeadDialog lead={lead} open={isDeleting} onOpenChange={setIsDeleting} />
    </div>
  );
}
