/** Saves to the account what its owner has chosen on this device, where it already applies: nobody waits for it. */
export function keepLook(chosen: { language?: string; theme?: string }): void {
  const body = new URLSearchParams(chosen)
  void fetch('/api/account/preferences', { method: 'POST', body, keepalive: true }).catch(() => {})
}
