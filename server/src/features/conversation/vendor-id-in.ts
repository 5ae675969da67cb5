/** For a message whose id an entry of another conversation has: some providers may count per conversation. */
export function vendorIdIn(threadId: string, vendorId: string): string {
  return `${threadId}:${vendorId}`;
}
