import { defaultLanguage } from '../../../contract/base/languages.ts';
import { describeError } from '../../../http/describe-error.ts';
import type { AppDeps } from '../../../deps.ts';
import { Proforma } from '../../../models/Proforma.ts';
import { enqueueMail } from '../../messaging/index.ts';
import { awaitsTransfer } from './close-transfer.ts';
import { drawProforma, proformaFileName } from './store-proforma.ts';
import { proforma as proformaMail } from './proforma.mail.ts';
import { transferInput } from './transfer-rows.ts';

/** Proformas of one run; the next run starts within a minute. */
const batch = 20;

type Deps = Pick<AppDeps, 'knex' | 'env' | 'clock' | 'log'>;

/**
 * Mails new proformas with their PDF, each once: the row is the queue. One whose account is closed by then, or whose
 * transfer is awaited no longer, is only marked.
 * @returns how many were mailed
 */
export async function mailProformas(deps: Deps): Promise<number> {
  // In no order: some that fail again and again hold up no others.
  const due = await Proforma.query(deps.knex).whereNull('mailed_at').orderByRaw('random()').limit(batch);
  let mailed = 0;
  for (const { id } of due)
    try {
      if (await mailOne(deps, id)) mailed += 1;
    } catch (error) {
      deps.log.error({ err: describeError(error), proforma: id }, 'proforma not mailed');
    }
  return mailed;
}

function mailOne({ knex, env, clock }: Deps, id: number): Promise<boolean> {
  return knex.transaction(async (trx) => {
    const proforma = await Proforma.query(trx).findById(id).whereNull('mailed_at').forUpdate().skipLocked();
    if (!proforma) return false;
    await proforma.$fetchGraph('[user, attempt]', { transaction: trx });
    await Proforma.query(trx).findById(id).patch({ mailedAt: clock.now() });
    const { user, attempt } = proforma;
    if (!user || !attempt || !awaitsTransfer(attempt)) return false;
    const language = user.language ?? defaultLanguage;
    const file = await drawProforma(env, proforma, language);
    const { username, email } = user;
    const { publicId } = attempt;
    await enqueueMail(trx, env, {
      template: proformaMail,
      input: transferInput(proforma, { username, publicId, language }),
      to: { userId: user.id, email, language },
      attachments: [
        {
          name: proformaFileName(proforma, language),
          type: 'application/pdf',
          content: file.toString('base64'),
          encoding: 'base64',
        },
      ],
    });
    return true;
  });
}
