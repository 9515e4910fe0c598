import CaretDownIcon from '~icons/ph/caret-down';
import { useId, useState } from 'react';
import type { LeadStatus } from '../../../../api/contract/leads/entities/contact-lead.schema.ts';
import type { OwnLead } from '../../../../api/contract/leads/my-leads.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { IconButton } from '../../../components/icon-button.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { LeadContactButtons } from './lead-contact-buttons.tsx';
import { LeadDetails } from './lead-details.tsx';
import { leadStatuses } from './lead-statuses.ts';
import styles from './lead-row.module.css';
import { useChangeStatus } from './use-change-status.ts';
import { useLeadsMessages } from './use-leads-messages.ts';

/** One lead: sender, message, time, status, and buttons to answer. A new one has its corner turned down. */
export function LeadRow({ lead, showCard }: { lead: OwnLead; showCard: boolean }) {
  const texts = useLeadsMessages();
  const language = useLanguage();
  const { status, change } = useChangeStatus(lead);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { name, card, message, notes, createdAt } = lead;
  return (
    <li className={styles['row']} data-new={status === 'new' ? '' : undefined}>
      <div className={styles['line']}>
        <div className={styles['who']}>
          <h2>
            {status === 'new' && <VisuallyHidden>{texts.isNew}: </VisuallyHidden>}
            <bdi dir={directionOfText(name)}>{name}</bdi>
          </h2>
          {showCard && (
            <small>
              {texts.via} <bdi dir={directionOfText(card.name)}>{card.name}</bdi>
            </small>
          )}
        </div>
        <div className={styles['what']}>
          {message && !isOpen && <p dir={directionOfText(message)}>{message}</p>}
          {notes && !isOpen && (
            <p className={styles['note']} dir={directionOfText(notes)}>
              {notes}
            </p>
          )}
        </div>
        <div className={styles['status']} data-status={status}>
          <select
            aria-label={texts.statusOf(name)}
            value={status}
            onChange={({ target }) => change(target.value as LeadStatus)}
          >
            {leadStatuses.map((each) => (
              <option key={each} value={each}>
                {texts.statuses[each]}
              </option>
            ))}
          </select>
          <CaretDownIcon aria-hidden />
        </div>
        <time dateTime={createdAt}>{formatMoment(createdAt, language)}</time>
        <LeadContactButtons lead={lead} />
        <IconButton
          className={styles['open']}
          label={texts.detailsOf(name)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <CaretDownIcon aria-hidden />
        </IconButton>
      </div>
      {isOpen && (
        <div id={id}>
          <LeadDetails lead={lead} />
        </div>
      )}
    </li>
  );
}
