import { HttpError } from 'react-admin';
import { askFor, type Asked } from './ask-store.ts';

const askedBy: Readonly<Record<string, Asked>> = { proof_needed: 'proof', login_required: 'sign-in' };

/**
 * Sends a request; where the server wants a fresh proof of identity, or the session has ended, the person is asked
 * and the request is sent again: the page stays as it is, and nothing typed is lost (docs/security.md S2 and S3).
 */
export async function repeatOnceProved<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    const { code } = ((error instanceof HttpError && error.body) || {}) as { code?: string };
    const asked = askedBy[code ?? ''];
    if (asked && (await askFor(asked))) return send();
    throw error;
  }
}
