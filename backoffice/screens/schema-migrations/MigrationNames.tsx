const maxNames = 12;

export function MigrationName({ name }: { name: string }) {
  return (
    <bdi dir="ltr" translate="no" style={{ overflowWrap: 'anywhere' }}>
      {name}
    </bdi>
  );
}

/** Names of migrations in running order; of many, the first ones and the number of others. */
export function MigrationNames({ names }: { names: readonly string[] }) {
  return (
    <ol style={{ margin: '8px 0', paddingInlineStart: 24 }}>
      {names.slice(0, maxNames).map((name) => (
        <li key={name}>
          <MigrationName name={name} />
        </li>
      ))}
      {names.length > maxNames ? <li>… {names.length - maxNames}</li> : null}
    </ol>
  );
}
