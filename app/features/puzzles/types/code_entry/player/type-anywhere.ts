/** What of a pressed key and the place where it is heard decides where its character goes. */
interface PressedKey {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  defaultPrevented: boolean
  target: EventTarget
  currentTarget: Pick<ParentNode, 'querySelector'>
}

/**
 * A letter or a digit typed while a button of the lock has the focus goes into its field: the browser enters a key's
 * character where the focus is once the key was heard. No other sign is part of a code, and some mean something else.
 */
export function typeAnywhere({
  key,
  altKey,
  ctrlKey,
  metaKey,
  defaultPrevented,
  target,
  currentTarget,
}: PressedKey): void {
  const isOfCode = /^[\p{L}\p{N}]$/u.test(key) && !altKey && !ctrlKey && !metaKey
  if (!isOfCode || defaultPrevented) return
  // in a field it is entered anyway
  if ('matches' in target && (target as Element).matches('input')) return
  currentTarget.querySelector<HTMLElement>('input')?.focus()
}
