/** The variables of this process, for children that are to run in the same surroundings. */
export function inheritedVariables(): Record<string, string | undefined> {
  return { ...process.env };
}
