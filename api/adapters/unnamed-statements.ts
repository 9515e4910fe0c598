import type pg from 'pg';

/**
 * Takes the names off statements that a library prepares: through a pooler the next one may reach another connection of
 * the server, which knows no such name, or has it from somebody else.
 */
export function prepareNothing(connection: pg.Client): void {
  const query = connection.query.bind(connection) as (...given: unknown[]) => unknown;
  const unnamed = (statement: unknown, ...more: unknown[]) => {
    const isNamed =
      typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement);
    return query(isNamed ? { ...statement, name: undefined } : statement, ...more);
  };
  connection.query = unnamed as typeof connection.query;
}
