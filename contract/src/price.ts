// Prices as people read them.

/** '$1,190.00' of 119000 cents. Dollars by hand, because the first use of the browser's formatter takes several frames. */
export function price(amount: number, currency = 'usd'): string {
  if (currency !== 'usd') return (amount / 100).toLocaleString('en-US', { style: 'currency', currency });
  const dollars = String(Math.trunc(amount / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `$${dollars}.${String(amount % 100).padStart(2, '0')}`;
}
