const maxNames = 12;

/** Names of migrations in running order; of many, the first ones and the number of others. */
export function MigrationNames({ names, more = '' }: { names: readonly string[]; more?: string }) {
  return (
    <ol style={{ margin: '8px 0', paddingInlineStart: 24 }}>
      {names.slice(0, maxNames).map((name) => (
        <li key={name}>
          <bdi dir="ltr" translate="no" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </bdi>
        </li>
      ))}
      {names.length > maxNames ? <li>{more || `… ${names.length - maxNames}`}</li> : null}
    </ol>
  );
}
