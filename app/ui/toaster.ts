export type Toast = {
  title: string
  description?: string
  tone?: 'info' | 'success' | 'warning' | 'danger'
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onClick: () => void }
}

/**
 * Shows a toast for 4 s, at most three at a time. The code that draws them is fetched with the first one, so that pages which never
 * show any do not pay for it. Works from anywhere in the browser; on the server it does nothing.
 *
 * Never rejects: without a network that code may not come, and no page fails for a notice.
 */
export async function notify(toast: Toast): Promise<void> {
  if (typeof document === 'undefined') return
  const stage = await loadStage()
  await stage?.showToast(toast)
}

/** Says that the server cannot be reached; the words come with the code of the toasts. Never rejects. */
export async function notifyOffline(): Promise<void> {
  await (await loadStage())?.showOffline()
}

/** Has the code of the toasts come before the first one. Never rejects. */
export async function prepareToasts(): Promise<void> {
  await loadStage()
}

const loadStage = () => import('./toast-stage.tsx').catch(() => null)
