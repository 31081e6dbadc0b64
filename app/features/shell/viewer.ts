import type { Locale } from '#app/i18n/locale.ts'
import type { Theme } from '#app/ui/theme.ts'

/** Pages shared by all readers of a role name nobody; the browser asks who its reader is. */
export type ShellViewer = {
  id: string | null
  name: string | null
  role: 'user' | 'moderator' | 'admin'
  /** For staff, once the browser has asked. */
  openReports?: number | undefined
} | null

export type FrameProps = { viewer: ShellViewer; locale: Locale; theme: Theme }
