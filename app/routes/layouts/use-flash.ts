import { useEffect } from 'react'
import type { FlashCode } from '#app/shared/flash-codes.ts'
import { notify } from '#app/ui/toaster.ts'

export function useFlash(page: { flash: FlashCode | null }): void {
  useEffect(() => {
    if (page.flash) void show(page.flash)
  }, [page])
}

async function show(flash: FlashCode): Promise<void> {
  // Only browsers show notices. Checked here, so that the server's build does not look for a second way to the texts
  if (import.meta.env.SSR) return
  const { flashText } = await import('#app/features/account/flash-text.ts')
  await notify({ ...flashText(flash), tone: 'success' })
}
