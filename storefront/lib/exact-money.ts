/**
 * An amount to pay, to the agora: a total needs its decimals, unlike the prices of the pricing section.
 * Thousands are grouped as in he-IL, without floats.
 * @param amount the API's decimal text, `"1200.00"`
 */
export const exactMoney = (amount: string): string => `₪${amount.replaceAll(/\B(?=(\d{3})+(?=\.))/gu, ',')}`;
