import { z } from 'zod';
import { teamPart } from '../team-parts.schema.ts';
import { id, timestamp } from '../../base/columns.schema.ts';

const lockedParts = z.array(teamPart);

export const teamDesignRow = z.object({
  packageId: id,
  profileId: id,
  lockedParts: lockedParts.default([]),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type TeamDesignRow = z.output<typeof teamDesignRow>;
