import { expect, test } from 'vitest';
import { chooseTests } from './choose-tests.ts';

const filesOf = (changed: string[]) => chooseTests(changed).map(({ file }) => file);

test('a changed test is chosen first, then what imports a changed file, then what stands beside it', () => {
  const chosen = chooseTests(['api/http/list-query.ts', 'api/lib/local-path.test.ts']);
  expect(chosen[0]).toEqual({ file: 'api/lib/local-path.test.ts', distance: 0 });
  expect(chosen.find(({ file }) => file === 'api/http/list-query.test.ts')?.distance).toBe(1);
  expect(chosen.find(({ file }) => file === 'api/http/csrf.test.ts')?.distance).toBe(1);
});

test('what everything hangs on leads no farther: one file does not choose every test of the application', () => {
  const through = chooseTests(['api/app.ts']).map(({ file }) => file);
  expect(through).toContain('api/testing/access.test.ts');
  // Starts the application, and does not import it itself.
  expect(through).not.toContain('api/http/csrf.test.ts');
  const near = filesOf(['api/http/csrf.ts']);
  expect(near).toContain('api/http/csrf.test.ts');
  expect(near).not.toContain('api/testing/access.test.ts');
});

test('a document touches no test', () => {
  expect(filesOf(['README.md', 'docs/product.md'])).toEqual([]);
});
