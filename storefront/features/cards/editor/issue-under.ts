/** The first issue of a part of a field, of its own parts included; none when all of it is valid. */
export function issueUnder(
  errors: Readonly<Record<string, string | undefined>>,
  path: string,
): string | undefined {
  const name = Object.keys(errors).find((key) => key === path || key.startsWith(`${path}.`));
  return name && errors[name];
}
