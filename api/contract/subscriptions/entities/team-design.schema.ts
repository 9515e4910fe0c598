import { z } from 'zod';
import { teamPart } from '../team-parts.schema.ts';
import { id, timestamp } from '../../base/columns.schema.ts';

const lockedParts = z.array(teamPart);

/**
 * The card that a team's cards take parts from, which their owners then can't change.
 * A row of `team_designs` as JSON carries it; the defaults are the table's.
 */
export const teamDesignRow = z.object({
  packageId: id,
  profileId: id,
  lockedParts: lockedParts.default([]),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type TeamDesignRow = z.output<typeof teamDesignRow>;
