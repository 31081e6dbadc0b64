interface PressedKey {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  defaultPrevented: boolean
  target: EventTarget
}

/** The browser enters a character where the focus is after the key event. Other keys are for buttons and readers. */
export function typeAnywhere(
  { key, altKey, ctrlKey, metaKey, defaultPrevented, target }: PressedKey,
  lock: Pick<ParentNode, 'querySelector'> | null,
): void {
  const isOfCode = /^[\p{L}\p{N}]$/u.test(key) && !altKey && !ctrlKey && !metaKey
  if (!isOfCode || defaultPrevented) return
  // in a field the browser enters it anyway
  if ('matches' in target && (target as Element).matches('input')) return
  lock?.querySelector<HTMLElement>('input')?.focus()
}
