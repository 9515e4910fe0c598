import type { teamsHebrew } from '../he/teams.ts';
import type { SameShape } from '../shape.ts';

export const teamsEnglish: SameShape<typeof teamsHebrew> = {
  team: {
    set: 'Enterprise team',
    explain:
      'The customer invites people by email up to the limit, and each gets a card on this package. A new name of the community shows on the team’s cards.',
    done: 'The team was updated',
    limitHelp: 'The owner of the package included. Empty: no limit',
    communityHelp: 'The name on the communities page and in invitations',
  },
};
