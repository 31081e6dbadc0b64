import type { Locale } from '#app/i18n/locale.ts'

/** What the frame of every page needs to know of its reader; null for a visitor. */
export type ShellViewer = { id: string; name: string; role: 'user' | 'moderator' | 'admin' } | null

export type Theme = 'system' | 'light' | 'dark'

/** What the bar and the side menu are drawn from. */
export type FrameProps = { viewer: ShellViewer; locale: Locale; theme: Theme }
