/** What the frame of every page needs to know of its reader; null for a visitor. */
export type ShellViewer = { name: string; role: 'user' | 'moderator' | 'admin' } | null

export type Theme = 'system' | 'light' | 'dark'
