import type { AdminResource } from '../../http/admin/admin-resource.ts';
import type { FeatureRouter } from '../../http/route.ts';
import { addressesRouter } from './addresses/addresses.routes.ts';
import { userAddressesResource } from './addresses/user-addresses.resource.ts';
import { closeAccountRouter } from './closing/close-account.routes.ts';
import { accountRouter } from './details/account.routes.ts';
import { dataExportRouter } from './export/data-export.routes.ts';
import { dataImportRouter } from './import/data-import.routes.ts';
import { accountMailsRouter } from './mails/account-mails.routes.ts';
import { proofRouter } from './proof/proof.routes.ts';
import { passkeysRouter } from './passkeys/passkeys.routes.ts';
import { factorsRouter } from './second-factor/factors.routes.ts';
import { sessionsRouter } from './sessions/sessions.routes.ts';
import { accountsRouter } from './sign-in/accounts.routes.ts';

/** Tables of this domain as the back office has them (docs/product.md 10). */
export const adminResources: readonly AdminResource[] = [userAddressesResource];

/** What else of this domain answers requests of the API. */
export const routers: readonly FeatureRouter[] = [
  accountsRouter,
  accountMailsRouter,
  accountRouter,
  addressesRouter,
  closeAccountRouter,
  dataExportRouter,
  dataImportRouter,
  proofRouter,
  factorsRouter,
  passkeysRouter,
  sessionsRouter,
];
