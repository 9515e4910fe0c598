import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { sendAsFile } from '../../../http/attachment.ts';
import type { AppContext } from '../../../http/context.ts';
import { readStoredPicture } from '../media/read-stored-picture.ts';
import { appleSigner, googleIssuer } from './configured-wallets.ts';

/**
 * Answers with the pass for Apple Wallet, or leaves the answer untouched where the card has none. Signed once for
 * each state of the card.
 */
export async function answerApplePass(ctx: AppContext, card: PublicCard): Promise<void> {
  const signer = appleSigner(ctx.deps.env);
  if (!signer || !card.wallet.includes('apple')) return;
  const { storage } = ctx.deps;
  // The pass changes with the card and with the keys.
  const state = JSON.stringify([card, signer.certificate, signer.passTypeIdentifier]);
  const key = `pass-${card.id}/${createHash('sha256').update(state).digest('hex').slice(0, 24)}.pkpass`;
  const kept = await storage.open(key);
  let pass: Buffer | null = kept && (await buffer(kept.body));
  if (!pass) {
    // Loaded with the first pass: it brings cryptography and pictures.
    const { makeApplePass } = await import('./make-apple-pass.ts');
    pass = await makeApplePass(card, await readStoredPicture(storage, card.portrait, 320), signer);
    await storage.remove(`pass-${card.id}`);
    await storage.put(key, pass);
  }
  ctx.body = pass;
  sendAsFile(ctx, 'card.pkpass');
  ctx.set('Content-Type', 'application/vnd.apple.pkpass');
}

/** Redirects to Google Wallet with the signed pass, or leaves the answer untouched where the card has none. */
export async function answerGoogleWallet(ctx: AppContext, card: PublicCard): Promise<void> {
  const issuer = googleIssuer(ctx.deps.env);
  if (!issuer || !card.wallet.includes('google')) return;
  const { env, clock } = ctx.deps;
  const { googleWalletLink } = await import('./google-wallet-link.ts');
  const link = await googleWalletLink(card, issuer, { publicUrl: env.PUBLIC_URL, now: clock.now() });
  ctx.status = 302;
  ctx.set({ Location: link, 'Cache-Control': 'no-store' });
  ctx.body = '';
}
