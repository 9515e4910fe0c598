import { setTeamInput } from '../../../contract/subscriptions/team-commands.schema.ts';
import { AppError } from '../../../errors.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { Package } from '../../../models/Package.ts';
import { TeamMember } from '../../../models/TeamMember.ts';
import { defineAdminCommand } from '../../../http/admin/admin-command.ts';
import { countPeople } from './team.queries.ts';

/**
 * Makes a package an enterprise's, or changes the limit of its team and the name of its community; the cards of the
 * community follow. The limit can't be set below the places in use.
 */
export const setTeamCommand = defineAdminCommand<Package, typeof setTeamInput>({
  name: 'set-team',
  summary: 'Set the team of a package: whether it has one, its places and its community',
  input: setTeamInput,
  async run({ trx }, shared, { isEnterprise, enterpriseUserLimit, enterpriseCommunity }) {
    const people = await countPeople(trx, shared.id);
    if (!isEnterprise && people > 0)
      throw new AppError('validation_failed', { fields: { isEnterprise: 'team_has_people' } });
    if (enterpriseUserLimit !== null && enterpriseUserLimit < people + 1)
      throw new AppError('validation_failed', { fields: { enterpriseUserLimit: 'team_has_people' } });
    await shared.$query(trx).patch({
      isEnterprise,
      enterpriseUserLimit: isEnterprise ? enterpriseUserLimit : null,
      enterpriseCommunity: isEnterprise ? enterpriseCommunity : null,
    });
    const members = TeamMember.query(trx)
      .select('user_id')
      .where({ package_id: shared.id, status: 'active' });
    await BusinessProfile.query(trx)
      .where({ package_id: shared.id })
      .whereIn('user_id', members)
      .patch({ community: enterpriseCommunity });
  },
});
