import forge from 'node-forge';

/** A certificate for 127.0.0.1 that signs itself, as PEM. */
export function localCertificate(): { cert: string; key: string } {
  const keys = forge.pki.rsa.generateKeyPair(2048);
  const made = forge.pki.createCertificate();
  made.publicKey = keys.publicKey;
  made.serialNumber = '01';
  made.validity.notBefore = new Date(Date.now() - 86_400_000);
  made.validity.notAfter = new Date(Date.now() + 86_400_000 * 30);
  const name = [{ name: 'commonName', value: 'faults' }];
  made.setSubject(name);
  made.setIssuer(name);
  made.setExtensions([
    { name: 'basicConstraints', cA: true },
    { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
  ]);
  made.sign(keys.privateKey, forge.md.sha256.create());
  return { cert: forge.pki.certificateToPem(made), key: forge.pki.privateKeyToPem(keys.privateKey) };
}
