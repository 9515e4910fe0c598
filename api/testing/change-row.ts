import type { TestClient } from './client.ts';

/** Changes a row of the back office as staff do who have just read it: with the version it has now, unless another is named. */
export async function changeRow(
  client: TestClient,
  path: string,
  change: Record<string, unknown>,
): ReturnType<TestClient['put']> {
  const { body } = await client.get(path);
  return client.put(path, { version: body.version, ...change });
}
