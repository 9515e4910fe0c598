import { adminInputs } from '../../../contract/admin/inputs.schema.ts';
import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { cardModerationCommands } from '../reports/card-commands.ts';
import { deleteCardCommand } from './delete-card.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';

/** Cards, as staff correct them. */
export const businessProfilesResource: AdminResource = {
  name: 'business-profiles',
  model: BusinessProfile,
  row: adminRows['business-profiles'],
  sortable: ['businessName', 'category', 'createdAt', 'updatedAt', 'heldSince'],
  filterable: [
    'userId',
    'packageId',
    'cardType',
    'template',
    'isPublic',
    'isSuspicious',
    'isHeld',
    'useCustomSlug',
    'community',
    'category',
    'createdAt',
    'updatedAt',
  ],
  searched: 'business_profiles',
  defaultSort: ['updatedAt', 'DESC'],
  update: { input: adminInputs['business-profiles'].update },
  commands: [...cardModerationCommands, deleteCardCommand],
};
