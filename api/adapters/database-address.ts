/**
 * Where the database is reached: the server itself, or a pooler in transaction mode for most and the server beside it for
 * what needs a session of its own (docs/deploy.md, "With a pooler").
 */
export type DatabaseAddress = string | { pooled: string; direct: string };

interface Settings {
  DATABASE_URL?: string | undefined;
  DATABASE_OWNER_URL?: string | undefined;
  DATABASE_DIRECT_URL?: string | undefined;
}

/** What the settings make of an address: with DATABASE_DIRECT_URL it leads to a pooler. */
export const addressOf = (url: string, { DATABASE_DIRECT_URL: direct }: Settings): DatabaseAddress =>
  direct ? { pooled: url, direct } : url;

/** The address most statements go to. */
export const usualUrl = (address: DatabaseAddress): string =>
  typeof address === 'string' ? address : address.pooled;

/** The address of the server itself. */
export const directUrl = (address: DatabaseAddress): string =>
  typeof address === 'string' ? address : address.direct;

/** Whether a connection is a server's for one transaction only. */
export const isPooled = (address: DatabaseAddress): boolean => typeof address !== 'string';

/**
 * Address at which schema and backups are worked on: the owner's, else the application's own; never a pooler's where
 * there is another.
 */
export const ownerUrlOf = (env: Settings): string | undefined =>
  env.DATABASE_OWNER_URL ?? env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
