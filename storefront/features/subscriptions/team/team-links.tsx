import { readTeamsEndpoint } from '../../../../api/contract/subscriptions/team.endpoint.ts';
import { useRead } from '../../../lib/call.ts';
import { TextLink } from '../../../components/text-button.tsx';
import { useTeamMessages } from './use-team-messages.ts';

/** Links a user's plan to the teams they are a member of; renders nothing without any. */
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

export function TeamLink() {
  const { link } = useTeamMessages();
  return (
    <TextLink small to="/subscription/team">
      {link.owner}
    </TextLink>
  );
}
