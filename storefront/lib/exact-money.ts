/** What is paid, to the agora: a total needs its decimals, unlike the prices of the pricing section. */
export const exactMoney = (amount: string): string => `₪${amount}`;
