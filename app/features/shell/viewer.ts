import type { Locale } from '#app/i18n/locale.ts'
import type { Theme } from '#app/ui/theme.ts'

/** Pages that all readers of a role get name nobody; the browser asks who it is. */
export type ShellViewer = {
  id: string | null
  name: string | null
  role: 'user' | 'moderator' | 'admin'
  /** Of staff, once the browser has asked. */
  openReports?: number | undefined
} | null

export type FrameProps = { viewer: ShellViewer; locale: Locale; theme: Theme }
