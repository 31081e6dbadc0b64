/** Stores with the account what its owner has chosen on this device, which has it already: nobody waits for it. */
export function keepLook(chosen: { language?: string; theme?: string }): void {
  const body = new URLSearchParams(chosen)
  void fetch('/api/account/preferences', { method: 'POST', body, keepalive: true }).catch(() => {})
}
