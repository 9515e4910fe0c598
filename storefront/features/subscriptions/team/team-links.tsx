import { readTeamsEndpoint } from '../../../../api/contract/subscriptions/team.endpoint.ts';
import { useRead } from '../../../lib/call.ts';
import { TextLink } from '../../../components/text-button.tsx';
import { useTeamMessages } from './use-team-messages.ts';

/** From a person's plan to the teams they belong to; nothing for whoever belongs to none. */
export function MembershipsLink() {
  const { link } = useTeamMessages();
  const { data } = useRead(readTeamsEndpoint);
  if (!data || data.memberships.length === 0) return null;
  return (
    <p>
      <TextLink to="/subscription/team">{link.member}</TextLink>
    </p>
  );
}

/** From an enterprise package to its team. */
export function TeamLink() {
  const { link } = useTeamMessages();
  return (
    <TextLink small to="/subscription/team">
      {link.owner}
    </TextLink>
  );
}
