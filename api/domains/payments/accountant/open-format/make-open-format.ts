import { zipSync } from 'fflate';
import { businessNumberDigits, isBusinessNumber } from '../../../../contract/payments/business-number.ts';
import type { AppDeps } from '../../../../deps.ts';
import { AppError } from '../../../../errors.ts';
import { documentsOfDays } from '../documents-of-days.ts';
import { noCompanyNumber, onlyShekels } from '../messages.ts';
import type { DaySpan } from '../month-days.ts';
import { writeOpenFormat } from './write-open-format.ts';

/**
 * The files of the open format over what was paid and given back on some days, in one zip (docs/money.md 13.10).
 * @throws {AppError} conflict, without the seller's number, or with a document in another currency than shekels
 */
export async function makeOpenFormat(
  { knex, env, clock }: Pick<AppDeps, 'knex' | 'env' | 'clock'>,
  days: DaySpan,
): Promise<Buffer> {
  const vatId = businessNumberDigits(env.COMPANY_NUMBER ?? '');
  if (!isBusinessNumber(vatId)) throw new AppError('conflict', { text: noCompanyNumber });
  const documents = await documentsOfDays(knex, days);
  if (documents.some(({ currency }) => currency !== 'ILS'))
    throw new AppError('conflict', { text: onlyShekels });
  const { COMPANY_NAME, COMPANY_ADDRESS, TAX_SOFTWARE_NUMBER } = env;
  const company = { COMPANY_NAME, COMPANY_ADDRESS, TAX_SOFTWARE_NUMBER, vatId };
  const { folder, ini, data } = writeOpenFormat(documents, { company, days, now: clock.now() });
  return Buffer.from(zipSync({ [`${folder}/INI.TXT`]: ini, [`${folder}/BKMVDATA.TXT`]: data }));
}
