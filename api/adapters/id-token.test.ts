import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { verifyIdToken, type IdTokenExpectation } from './id-token.ts';

const issuer = 'https://accounts.example';
const audience = 'our-client';
const nonce = 'the nonce of this sign-in';
let key: CryptoKey;
let expected: IdTokenExpectation;
beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  key = pair.privateKey;
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one' }] });
  expected = { keys, issuer, audience, nonce };
});

const claims = { sub: 'person', nonce, email: 'a@example.test', email_verified: true, name: 'דנה' };

function token(changes: Record<string, unknown> = {}, expires: string | Date = '5m'): SignJWT {
  return new SignJWT({ ...claims, iss: issuer, aud: audience, ...changes })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuedAt()
    .setExpirationTime(expires);
}

describe('an id token', () => {
  test('that is right names the person', async () => {
    expect(await verifyIdToken(await token().sign(key), expected)).toEqual({
      subject: 'person',
      email: 'a@example.test',
      emailVerified: true,
      name: 'דנה',
    });
  });

  test.each([
    ['yes as text', 'true', true],
    ['no', false, false],
    ['no as text', 'false', false],
    ['nothing', undefined, false],
  ])('says %s of the address', async (_, email_verified, verified) => {
    const identity = await verifyIdToken(await token({ email_verified }).sign(key), expected);
    expect(identity.emailVerified).toBe(verified);
  });

  test.each([
    ['another issuer', { iss: 'https://evil.example' }, /"iss"/],
    ['another audience', { aud: 'another-client' }, /"aud"/],
    ['another party it was made for', { aud: [audience, 'x'], azp: 'x' }, /another client/],
    ['another nonce', { nonce: 'x' }, /another sign-in/],
    ['no nonce', { nonce: undefined }, /"nonce"/],
    ['no subject', { sub: undefined }, /"sub"/],
    ['an empty subject', { sub: '' }, /sub/],
    ['a subject too long for its column', { sub: 'x'.repeat(256) }, /sub/],
  ])('with %s is refused', async (_, changes, reason) => {
    await expect(verifyIdToken(await token(changes).sign(key), expected)).rejects.toThrow(reason);
  });

  test('may name the one client that it was made for, and a subject as long as there are any', async () => {
    const sub = 'x'.repeat(255);
    const signed = await token({ sub, aud: [audience, 'x'], azp: audience }).sign(key);
    expect(await verifyIdToken(signed, expected)).toMatchObject({ subject: sub });
  });

  test('that has expired is refused', async () => {
    const old = await token({}, new Date(Date.now() - 60_000)).sign(key);
    await expect(verifyIdToken(old, expected)).rejects.toThrow(/exp/);
  });

  test('signed by somebody else, by nobody or with a shared secret is refused', async () => {
    const stranger = (await generateKeyPair('RS256')).privateKey;
    const payload = { ...claims, iss: issuer, aud: audience };
    const shared = new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime('5m');
    const forged = [
      await token().sign(stranger),
      new UnsecuredJWT(payload).setIssuedAt().setExpirationTime('5m').encode(),
      await shared.sign(new TextEncoder().encode('a shared secret of enough length')),
      `${(await token().sign(key)).slice(0, -4)}AAAA`,
      'not a token',
    ];
    for (const one of forged)
      await expect(verifyIdToken(one, expected)).rejects.toThrow(/signature|"alg"|Invalid Compact JWS/);
  });
});
