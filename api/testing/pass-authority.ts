import { createHash } from 'node:crypto';
import forge from 'node-forge';

interface PassAuthority {
  /** All as PEM. */
  intermediate: string;
  certificate: string;
  key: string;
}

/** A certificate authority like the one that signs pass types, with one signer. */
export function createPassAuthority(passTypeIdentifier: string, teamIdentifier: string): PassAuthority {
  const authority = forge.pki.rsa.generateKeyPair(2048);
  const authorityName = [
    { name: 'commonName', value: 'Test Worldwide Developer Relations' },
    { name: 'organizationName', value: 'Test' },
  ];
  const signer = forge.pki.rsa.generateKeyPair(2048);
  const signerName = [
    { type: '0.9.2342.19200300.100.1.1', value: passTypeIdentifier },
    { name: 'commonName', value: `Pass Type ID: ${passTypeIdentifier}` },
    { shortName: 'OU', value: teamIdentifier },
  ];
  const basic = { name: 'basicConstraints', cA: true };
  return {
    intermediate: forge.pki.certificateToPem(
      certificate(authority.publicKey, authorityName, authorityName, authority.privateKey, [basic]),
    ),
    certificate: forge.pki.certificateToPem(
      certificate(signer.publicKey, signerName, authorityName, authority.privateKey, []),
    ),
    key: forge.pki.privateKeyToPem(signer.privateKey),
  };
}

let serial = 0;

function certificate(
  publicKey: forge.pki.rsa.PublicKey,
  subject: forge.pki.CertificateField[],
  issuer: forge.pki.CertificateField[],
  key: forge.pki.rsa.PrivateKey,
  extensions: object[],
): forge.pki.Certificate {
  const made = forge.pki.createCertificate();
  made.publicKey = publicKey;
  made.serialNumber = createHash('sha1')
    .update(String((serial += 1)))
    .digest('hex')
    .replace(/^./u, '1');
  made.validity.notBefore = new Date(Date.now() - 86_400_000);
  made.validity.notAfter = new Date(Date.now() + 86_400_000);
  made.setSubject(subject);
  made.setIssuer(issuer);
  made.setExtensions(extensions);
  made.sign(key, forge.md.sha256.create());
  return made;
}
