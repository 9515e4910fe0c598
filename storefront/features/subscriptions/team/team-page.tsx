import { readTeamsEndpoint } from '../../../../api/contract/subscriptions/team.endpoint.ts';
import { useRead } from '../../../lib/call.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyNote } from '../../../components/empty-note.tsx';
import { ReadPart } from '../../website/errors/read-part.tsx';
import { Memberships } from './memberships.tsx';
import { OwnTeam } from './own-team.tsx';
import styles from './team-page.module.css';
import { useTeamMessages } from './use-team-messages.ts';

/** Teams the user pays for, with their members and settings, and teams the user is a member of. */
export function TeamPage() {
  const texts = useTeamMessages();
  const query = useRead(readTeamsEndpoint);
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <h1>{texts.title}</h1>
        <p>{texts.lede}</p>
      </header>
      <ReadPart query={query} loading={texts.loading}>
        {({ teams, memberships }) => (
          <>
            {teams.map((team) => (
              <OwnTeam key={team.id} team={team} />
            ))}
            {memberships.length > 0 && <Memberships memberships={memberships} />}
            {teams.length + memberships.length === 0 && (
              <EmptyNote title={texts.none} text={texts.noneText}>
                <ButtonLink to="/contact">{texts.contact}</ButtonLink>
              </EmptyNote>
            )}
          </>
        )}
      </ReadPart>
    </div>
  );
}
