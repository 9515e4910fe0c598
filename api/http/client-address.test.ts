import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { inOnePiece } from './mounted-endpoint.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { networkOf } from './client-address.ts';
import { createFeatureRouter } from './route.ts';

const whoAmI = inOnePiece({
  method: 'get',
  path: '/api/probe/address',
  summary: 'Probe',
  tag: 'Probe',
  access: 'public',
  reply: z.object({ address: z.string() }),
});
const probe = createFeatureRouter().add(...whoAmI, (ctx) => ({ address: ctx.state.clientAddress }));

const apps: TestApp[] = [];
beforeAll(async () => {
  for (const hops of [0, 1, 2])
    apps.push(await startTestApp({ env: { TRUSTED_PROXY_HOPS: hops }, features: [probe] }));
});
afterAll(async () => {
  for (const app of apps) await app.close();
});

const direct = '127.0.0.1';
test.each([
  [0, '203.0.113.9', direct],
  [0, undefined, direct],
  [1, undefined, direct],
  [1, '203.0.113.9', '203.0.113.9'],
  [1, '6.6.6.6, 203.0.113.9', '203.0.113.9'],
  [1, '6.6.6.6,,7.7.7.7 , 203.0.113.9', '203.0.113.9'],
  [2, '6.6.6.6, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
  [2, '6.6.6.6', direct],
  [1, 'not an address', direct],
  [1, '203.0.113.9:4711', '203.0.113.9'],
  [1, '[2001:db8::1]:4711', '2001:db8::1'],
  [1, '::ffff:203.0.113.9', '203.0.113.9'],
  [1, '2001:DB8::A', '2001:db8::a'],
])('behind %i proxies, X-Forwarded-For %j is %s', async (hops, header, address) => {
  const headers = { 'X-Real-IP': '6.6.6.6', ...(header && { 'X-Forwarded-For': header }) };
  expect((await apps[hops]?.client().get('/api/probe/address', { headers }))?.body).toEqual({ address });
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('one caller: %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
