import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { repository } from '../../lib/repository.ts';

const lockFile = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
    }),
  ),
});
const algorithms: Record<string, string> = {
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
};

/** Address of a package in a bill of materials (package URL). */
const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;

function hashesOf(integrity: string | undefined) {
  return (integrity?.split(' ') ?? []).flatMap((one) => {
    const [name = '', value = ''] = one.split(/-(.*)/u);
    const alg = algorithms[name];
    return alg ? [{ alg, content: Buffer.from(value, 'base64').toString('hex') }] : [];
  });
}

/**
 * The bill of materials of the lock file, in CycloneDX 1.6: each package once for each version, with its licence as it
 * names it and the hash of its archive. npm's own command refuses a lock file with replaced packages (`overrides`).
 */
export function billOfMaterials() {
  const { name, version, packages } = lockFile.parse(
    JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')),
  );
  const components = new Map<string, object>();
  for (const [path, one] of Object.entries(packages)) {
    const installed = path.split('node_modules/').at(-1) ?? '';
    if (installed === '' || one.version === undefined) continue;
    const purl = purlOf(installed, one.version);
    const hashes = hashesOf(one.integrity);
    components.set(purl, {
      type: 'library',
      'bom-ref': purl,
      name: installed,
      version: one.version,
      purl,
      scope: one.optional ? 'optional' : 'required',
      ...(one.license && { licenses: [{ expression: one.license }] }),
      ...(hashes.length > 0 && { hashes }),
    });
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: [...components.values()],
  };
}
