import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';
import { judgePackages, lockedPackages, readAccepted, readSnapshot } from './judge-packages.ts';
import { refreshedSnapshot } from './refresh-advisories.ts';
import { isInRange } from './version-range.ts';

test('no package has a known hole that nobody has accepted with a reason', () => {
  const packages = lockedPackages();
  expect(packages.length).toBeGreaterThan(500);
  expect(packages).toContainEqual({ name: 'react-admin', version: expect.any(String) });
  expect(judgePackages(packages, readSnapshot().advisories, readAccepted())).toEqual([]);
});

test('a package with a hole is named, however deep it lies; an acceptance that has had its day is, too', () => {
  const { advisories } = readSnapshot();
  const planted = [...lockedPackages(), { name: 'nodemailer', version: '10.0.4' }];
  expect(judgePackages(planted, advisories, readAccepted())).toEqual([
    expect.stringMatching(/^nodemailer 10\.0\.4: CVE-2026-90776/u),
  ]);
  const safe = [{ name: 'react-admin', version: '5.15.5' }];
  expect(judgePackages(safe, advisories, readAccepted())).toHaveLength(readAccepted().length);
});

test('the bill of materials names every package once, with its version, address and hash', () => {
  const { bomFormat, specVersion, components } = billOfMaterials();
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.6']);
  const names = new Set(lockedPackages().map(({ name, version }) => `${name} ${version}`));
  expect(components).toHaveLength(names.size);
  const koa = lockedPackages().find(({ name }) => name === '@koa/router');
  expect(components).toContainEqual(
    expect.objectContaining({
      name: '@koa/router',
      purl: `pkg:npm/%40koa/router@${koa?.version}`,
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/u) }],
    }),
  );
});

test.each([
  ['10.0.4', '>=9.1.0 <10.0.5', true],
  ['10.0.5', '>=9.1.0 <10.0.5', false],
  ['9.1.0', '>= 9.1.0, < 10.0.5', true],
  ['19.0.0', '19.0.0 || >=19.1.0 <19.1.2', true],
  ['19.1.2', '19.0.0 || >=19.1.0 <19.1.2', false],
  ['2.0.0-rc.1', '<2.0.0', true],
  ['2.0.0', '<=2.0.0-rc.1', false],
  ['18.4.0-beta.17', '<18.4.0-beta.18', true],
  ['18.4.0-beta.18', '<18.4.0-beta.18', false],
  ['18.4.0-beta.9', '<18.4.0-beta.18', true],
  ['18.4.0-beta.18', '<18.4.0-beta.9', false],
  ['2.0.0-alpha.2', '2.0.0-alpha.1', false],
  ['2.0.0-alpha', '<2.0.0-alpha.1', true],
  ['2.0.0-alpha.beta', '>2.0.0-alpha.1', true],
  ['2.0.0-beta', '>2.0.0-alpha.9', true],
  ['2.0.0+build.1', '=2.0.0', true],
  ['v1.2.9', '>=1.2.0 <1.3', true],
  ['9.1.0', '>9.1.0', false],
  ['9.1.1', '>9.1.0', true],
  ['9.9.9', '<=9.9.9', true],
  ['10.0.5', '<10.0.5 || 10.0.5', true],
  ['10.2.0', '<=9.9.9', false],
  ['1.0.0', '*', true],
])('%s in %s: %s', (version, range, expected) => {
  expect(isInRange(version, range)).toBe(expected);
});

test('a range that can not be read lets nothing through', () => {
  for (const range of ['', ' ', '<0.5.0 ||', 'latest', '>= ', '=>1.0.0', '1.0.0 to 2.0.0'])
    expect(() => isInRange('1.0.0', range), range).toThrow(/no range/u);
  expect(() => isInRange('1.x', '<2.0.0')).toThrow(/no version/u);
});

test('a refresh keeps what was entered by hand, and a registry that is silent changes nothing', async () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url?.endsWith('/-/npm/v1/security/advisories/bulk') ? 200 : 405;
    response.end(
      JSON.stringify({
        left: [
          { id: 7, url: 'https://github.com/advisories/GHSA-1', title: 'x', vulnerable_versions: '<2.0.0' },
        ],
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const { advisories, ...snapshot } = readSnapshot();
  const withdrawn = { id: 'GHSA-0', package: 'left', vulnerable: '<1.0.0', title: 'x' };
  const asked = {
    packages: [{ name: 'left', version: '1.0.0' }],
    former: { ...snapshot, advisories: [...advisories, withdrawn] },
    today: '2026-12-01',
  };
  const fresh = await refreshedSnapshot(registry, asked);
  expect(fresh.date).toBe('2026-12-01');
  expect(fresh.advisories).toEqual(expect.arrayContaining(advisories));
  expect(fresh.advisories).not.toContainEqual(withdrawn);
  expect(fresh.advisories).toContainEqual({
    id: 'GHSA-1',
    package: 'left',
    vulnerable: '<2.0.0',
    title: 'x',
  });
  server.close();
  await expect(refreshedSnapshot(registry, asked)).rejects.toThrow(/fetch failed/u);
});
