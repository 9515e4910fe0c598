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

/** An address that anybody may read, and the password that stood in it. */
export function withoutPassword(url: string): { address: string; password: string } {
  const { password } = loginOf(url);
  const address = url
    .replace(/^(\w+:\/\/[^:/?#@]*):[^@/?#]*@/u, '$1@')
    .replace(/([?&])password=[^&#]*&?/u, '$1')
    .replace(/[?&]$/u, '');
  return { address, password };
}
