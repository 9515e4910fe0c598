import { adminInputs } from '../../../contract/admin/inputs.schema.ts';
import { adminRows } from '../../../contract/admin/rows.schema.ts';
import type { PartialModelObject } from 'objection';
import { UserAddress } from '../../../models/UserAddress.ts';
import type { AdminCommandContext, AdminResource } from '../../../http/admin/admin-resource.ts';
import { patch } from '../../../http/admin/resource-router.ts';

/** Addresses of users; making one primary makes the other an ordinary one. */
export const userAddressesResource: AdminResource = {
  name: 'user-addresses',
  model: UserAddress,
  row: adminRows['user-addresses'],
  sortable: ['createdAt', 'updatedAt'],
  filterable: ['userId', 'addressType', 'isPrimary', 'city', 'createdAt'],
  searched: 'user_addresses',
  defaultSort: ['createdAt', 'DESC'],
  create: {
    input: adminInputs['user-addresses'].create,
    async run(context, input) {
      if (input['isPrimary']) await demotePrimary(context, Number(input['userId']));
      const address = await UserAddress.query(context.trx).insert(input as PartialModelObject<UserAddress>);
      return address.id;
    },
  },
  update: {
    input: adminInputs['user-addresses'].update,
    async run(context, row, input) {
      if (input['isPrimary']) await demotePrimary(context, (row as UserAddress).userId);
      await patch(row, context, input);
    },
  },
  remove: {},
};

async function demotePrimary({ trx }: AdminCommandContext, userId: number): Promise<void> {
  await UserAddress.query(trx).where({ user_id: userId, is_primary: true }).patch({ isPrimary: false });
}
