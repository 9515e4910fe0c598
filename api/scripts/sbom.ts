import { billOfMaterials } from './advisories/bill-of-materials.ts';

/** `npm run sbom`: the bill of materials of the lock file, in CycloneDX, to the screen (docs/security.md V8). */
process.stdout.write(`${JSON.stringify(billOfMaterials(), null, 2)}\n`);
