// The number of a receipt: derived from the purchase's id, so it never changes, and short enough to read aloud.

/** Without I, L, O and U, which are easily misread. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The millisecond of the purchase (48 bits) and the random end of its id (32 bits), as 16 characters. */
export function receiptNumber(purchaseId: string): string {
  const hex = purchaseId.replaceAll('-', '');
  const bits = BigInt(`0x${hex.slice(0, 12)}${hex.slice(-8)}`);
  const characters = Array.from({ length: 16 }, (_, i) => digits[Number((bits >> BigInt(75 - 5 * i)) & 31n)]);
  return `OP-${characters.join('').replaceAll(/.{4}(?=.)/g, '$&-')}`;
}
