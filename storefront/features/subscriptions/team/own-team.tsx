import type { Team } from '../../../../api/contract/subscriptions/team.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { PageSection } from '../../../components/page-section.tsx';
import { PlaceMeter, PlaceMeters } from '../../../components/place-meter.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { DesignForm } from './design-form.tsx';
import { InviteForm } from './invite-form.tsx';
import { PersonRow } from './person-row.tsx';
import styles from './team-page.module.css';
import { useTeamMessages } from './use-team-messages.ts';

/** A team the user pays for: its places, its members, and what the company sets on their cards. */
export function OwnTeam({ team }: { team: Team }) {
  const texts = useTeamMessages();
  const language = useLanguage();
  const name = team.community ?? team.planName;
  const isLive = ({ status }: Team['people'][number]) => status === 'invited' || status === 'active';
  const live = team.people.filter(isLive);
  const former = team.people.filter((person) => !isLive(person));
  return (
    <>
      <PageSection title={<bdi dir={directionOfText(name)}>{name}</bdi>} aside={texts.plan(team.planName)}>
        {team.userLimit === null ? (
          <p>{texts.used(team.used, null)}</p>
        ) : (
          <PlaceMeters>
            <PlaceMeter
              kind="pro"
              label={texts.places}
              places={{ used: team.used, total: team.userLimit }}
              used={texts.used}
            />
          </PlaceMeters>
        )}
        {team.endDate && team.isActive && (
          <p className={styles['facts']}>
            {texts.until} {formatDate(team.endDate, language)}
          </p>
        )}
        {team.isActive ? (
          <InviteForm team={team} />
        ) : (
          <div className={styles['notice']}>
            <p>{texts.over}</p>
            <TextLink to="/subscription">{texts.renew}</TextLink>
          </div>
        )}
      </PageSection>
      <PageSection title={texts.people.title}>
        {live.length === 0 ? (
          <p className={styles['facts']}>
            {texts.people.empty}. {texts.people.emptyText}
          </p>
        ) : (
          <ul className={styles['rows']}>
            {live.map((person) => (
              <PersonRow key={person.id} person={person} isTeamActive={team.isActive} />
            ))}
          </ul>
        )}
        {former.length > 0 && (
          <details className={styles['former']}>
            <summary>{texts.people.former(former.length)}</summary>
            <ul className={styles['rows']}>
              {former.map((person) => (
                <PersonRow key={person.id} person={person} isTeamActive={false} />
              ))}
            </ul>
          </details>
        )}
      </PageSection>
      <PageSection title={texts.design.title}>
        <DesignForm key={team.id} team={team} />
      </PageSection>
    </>
  );
}
