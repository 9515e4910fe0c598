/** The variables of this process, for children that need the same environment. */
export function inheritedVariables(): Record<string, string | undefined> {
  return { ...process.env };
}
