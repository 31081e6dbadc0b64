import { useEffect } from 'react'
import type { FlashCode } from '#app/shared/flash-codes.ts'
import { notify } from '#app/ui/toaster.ts'

/** Shows the notice that a redirect left behind. */
export function useFlash(flash: FlashCode | null): void {
  useEffect(() => {
    if (flash) void show(flash)
  }, [flash])
}

/** The words of the notices come with the first one: most pages never show any. */
async function show(flash: FlashCode): Promise<void> {
  const { flashText } = await import('#app/features/account/flash-text.ts')
  await notify({ ...flashText(flash), tone: 'success' })
}
