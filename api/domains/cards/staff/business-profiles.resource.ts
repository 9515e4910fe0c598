import { adminInputs } from '../../../contract/admin/inputs.schema.ts';
import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { AppError } from '../../../errors.ts';
import type { BaseModel } from '../../../models/BaseModel.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { cardModerationCommands } from '../reports/card-commands.ts';
import { deleteCardCommand } from './delete-card.ts';
import type { AdminCommandContext, AdminInput, AdminResource } from '../../../http/admin/admin-resource.ts';
import { patch } from '../../../http/admin/resource-router.ts';

/** Cards. An edit that was based on an older version is refused instead of reverting the owner's. */
export const businessProfilesResource: AdminResource = {
  name: 'business-profiles',
  model: BusinessProfile,
  row: adminRows['business-profiles'],
  sortable: ['businessName', 'category', 'createdAt', 'updatedAt'],
  filterable: [
    'userId',
    'packageId',
    'cardType',
    'template',
    'isPublic',
    'isSuspicious',
    'useCustomSlug',
    'community',
    'category',
    'createdAt',
    'updatedAt',
  ],
  searched: 'business_profiles',
  defaultSort: ['updatedAt', 'DESC'],
  update: { input: adminInputs['business-profiles'].update, run: updateCard },
  commands: [...cardModerationCommands, deleteCardCommand],
};

async function updateCard(context: AdminCommandContext, row: BaseModel, input: AdminInput): Promise<void> {
  const { version, ...fields } = input;
  if (version !== undefined && version !== (row as BusinessProfile).version)
    throw new AppError('conflict', { fields: { root: 'changed_meanwhile' } });
  await patch(row, context, fields);
}
