import pg from 'pg';

/** How the application signs in to its database. */
export interface ApplicationLogin {
  user: string;
  password: string;
}

/** Who signs in by an address, and to what; nothing is connected to. */
export function loginOf(url: string): ApplicationLogin & { database: string } {
  const { user = '', password = '', database = '' } = new pg.Client(url);
  return { user, password: password ?? '', database };
}
