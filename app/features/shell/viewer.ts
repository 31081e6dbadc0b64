import type { Locale } from '#app/i18n/locale.ts'

export type ShellViewer = { id: string; name: string; role: 'user' | 'moderator' | 'admin' } | null

export type Theme = 'system' | 'light' | 'dark'

export type FrameProps = { viewer: ShellViewer; locale: Locale; theme: Theme }
