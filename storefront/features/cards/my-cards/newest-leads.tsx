import EnvelopeSimpleIcon from '~icons/ph/envelope-simple';
import PhoneIcon from '~icons/ph/phone';
import WhatsappLogoIcon from '~icons/ph/whatsapp-logo';
import type { NewestLead } from '../../../../api/contract/cards/dashboard.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { TextLink } from '../../../components/text-button.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { OnwardsIcon } from '../../website/navigation/shell-icons.tsx';
import page from './dashboard-page.module.css';
import { briefTime } from './day-part.ts';
import { iconButtonClass } from './icon-link.ts';
import styles from './newest-leads.module.css';
import { useDashboardMessages } from './use-dashboard-messages.ts';

/** The newest leads, with buttons to answer. */
export function NewestLeads({ leads, now }: { leads: readonly NewestLead[]; now: string }) {
  const texts = useDashboardMessages();
  return (
    <section className={page['leads']} aria-labelledby="dashboard-leads">
      <div className={page['rule']}>
        <h2 id="dashboard-leads">{texts.leads}</h2>
        <TextLink small to="/contact-leads">
          {texts.allLeads}
          <OnwardsIcon />
        </TextLink>
      </div>
      {leads.length === 0 ? (
        <p className={page['note']}>{texts.noLeads}</p>
      ) : (
        <table className={styles['table']}>
          <thead>
            <tr>
              {(['name', 'message', 'status', 'when', 'answer'] as const).map((column) => (
                <th key={column} scope="col">
                  <VisuallyHidden>{texts.leadHead[column]}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {leads.map((lead) => (
              <LeadRow key={lead.id} lead={lead} now={now} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function LeadRow({ lead, now }: { lead: NewestLead; now: string }) {
  const texts = useDashboardMessages();
  const language = useLanguage();
  const typed = (text: string) => <bdi dir={directionOfText(text)}>{text}</bdi>;
  return (
    <tr data-new={lead.status === 'new' || undefined}>
      <th scope="row">
        {typed(lead.name)}
        <small>
          {texts.through} {typed(lead.cardName)}
        </small>
      </th>
      <td className={styles['message']}>{lead.message && <p>{typed(lead.message)}</p>}</td>
      <td>
        <span className={styles['status']} data-status={lead.status}>
          {texts.leadStatus[lead.status]}
        </span>
      </td>
      <td className={styles['when']}>
        <time dateTime={lead.createdAt}>{briefTime(lead.createdAt, now, language, texts.today)}</time>
      </td>
      <td className={styles['answer']}>
        {lead.phone && (
          <a className={iconButtonClass} href={lead.phone} aria-label={texts.call(lead.name)}>
            <PhoneIcon aria-hidden />
          </a>
        )}
        {lead.whatsapp && (
          <a
            className={iconButtonClass}
            href={lead.whatsapp}
            target="_blank"
            rel="noopener"
            aria-label={texts.whatsapp(lead.name)}
          >
            <WhatsappLogoIcon aria-hidden />
          </a>
        )}
        {lead.email && (
          <a className={iconButtonClass} href={lead.email} aria-label={texts.mail(lead.name)}>
            <EnvelopeSimpleIcon aria-hidden />
          </a>
        )}
      </td>
    </tr>
  );
}
