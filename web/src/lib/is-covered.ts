/** Whether a dialog or a menu is open. Its focus comes a moment later, so a key may still reach what it covers. A toast covers nothing. */
export function isCovered(): boolean {
  return document.querySelector('[role=dialog]:not([aria-modal=false]), [role=menu]') !== null;
}
