/** Key of the wallet in the data cache: the address it is read from. */
export const walletKey = ['/api/wallet'] as const;
