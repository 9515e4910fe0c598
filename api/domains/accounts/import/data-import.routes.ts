import { importDataEndpoint } from '../../../contract/accounts/data-import.endpoint.ts';
import { importDataSchemas } from '../../../contract/accounts/data-import.schema.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { importData } from './import-data.ts';

/** Import of a file of all data of a user (docs/product.md 5, `/account`). */
export const dataImportRouter = createFeatureRouter().add(
  importDataEndpoint,
  importDataSchemas,
  rateLimit('import'),
  importData,
);
