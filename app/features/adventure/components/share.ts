import { m } from '#app/i18n/generated/messages.js'
import { notify } from '#app/ui/toaster.ts'

/** Closing the device's share sheet shows no message. @param address absolute */
export async function share(title: string, address: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    await navigator.share({ title, url: address }).catch(() => {})
    return
  }
  await copyAddress(address)
}

export async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    await notify({ title: m.adventure_share_copied(), description: m.adventure_share_copied_text(), tone: 'success' })
  } catch {
    await notify({ title: m.adventure_share_failed(), description: address, tone: 'warning' })
  }
}

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    await notify({ title: m.common_copied(), description: m.share_embed_copied_text(), tone: 'success' })
  } catch {
    await notify({ title: m.share_embed_not_copied(), description: m.share_embed_not_copied_text(), tone: 'warning' })
  }
}
