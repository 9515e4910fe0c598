/** Asks the user for a proof of identity; true once it was given. */
type AskForProof = () => Promise<boolean>;

let askForProof: AskForProof = () => Promise.resolve(false);

/** The dialog of the page hears here of every call that needs a fresh proof of identity (docs/security.md S2). */
export const onProofNeeded = (listener: AskForProof): void => void (askForProof = listener);

/**
 * Sends a call, and once more after the user has proved who they are, where the server asks for that: what was typed
 * stays where it is meanwhile.
 */
export async function repeatOnceProved(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  return (await codeOf(response)) === 'proof_needed' && (await askForProof()) ? send() : response;
}

/** The code of a refusal; the response can still be read after. */
export async function codeOf(response: Response): Promise<string | undefined> {
  if (response.status !== 403 || !/\bjson\b/i.test(response.headers.get('content-type') ?? ''))
    return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (body as { code?: string } | null)?.code;
}
