export type Toast = {
  title: string
  description?: string
  tone?: 'info' | 'success' | 'warning' | 'danger'
  action?: { label: string; onClick: () => void }
}

/** Fetches the code with the first toast. Never rejects: no page should fail because of a toast. */
export async function notify(toast: Toast): Promise<void> {
  if (typeof document === 'undefined') return
  const stage = await loadStage()
  await stage?.showToast(toast)
}

/** Says that the server cannot be reached; the text comes with the toasts' code. Never rejects. */
export async function notifyOffline(): Promise<void> {
  await (await loadStage())?.showOffline()
}

export async function prepareToasts(): Promise<void> {
  await loadStage()
}

const loadStage = () => import('./toast-stage.tsx').catch(() => null)
