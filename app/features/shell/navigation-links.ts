import { m } from '#app/i18n/generated/messages.js'
import { isActive } from '#app/ui/plain-link.tsx'
import type { ShellViewer } from './viewer.ts'

/** `open`: how many reports are waiting there. */
export type NavigationLink = { to: string; label: string; open?: number | undefined }

export const siteLinks = (): NavigationLink[] => [
  { to: '/', label: m.shell_home() },
  { to: '/library', label: m.shell_library() },
  { to: '/for-events', label: m.shell_for_events() },
  { to: '/for-team-building', label: m.shell_for_team_building() },
  { to: '/for-museums', label: m.shell_for_museums() },
  { to: '/about', label: m.shell_about() },
  { to: '/contact', label: m.shell_contact() },
]

export function accountLinks(viewer: NonNullable<ShellViewer>): NavigationLink[] {
  const own = [
    { to: '/creator', label: m.shell_creator_studio() },
    { to: '/account/games#evenings', label: m.shell_my_evenings() },
    { to: '/account', label: m.shell_my_account() },
  ]
  if (viewer.role === 'admin')
    return [
      ...own,
      { to: '/admin', label: m.shell_admin_dashboard(), open: viewer.openReports },
      { to: '/admin/users', label: m.shell_user_management() },
    ]
  if (viewer.role === 'moderator')
    return [...own, { to: '/admin/moderation', label: m.moderation_title(), open: viewer.openReports }]
  return own
}

export const legalLinks = (): NavigationLink[] => [
  { to: '/player-agreement', label: m.shell_player_agreement() },
  { to: '/privacy-policy', label: m.shell_privacy_policy() },
  { to: '/player-support', label: m.shell_player_support() },
]

/** `/` and `/admin` are prefixes of other entries. */
export const isExact = (to: string): boolean => to === '/' || to === '/admin'

/** The addresses under which the link is marked as current. */
export const currentLinks = (viewer: ShellViewer, pathname: string): string[] =>
  [...siteLinks(), ...(viewer ? accountLinks(viewer) : [])].flatMap(({ to }) =>
    isActive(to, pathname.toLowerCase(), isExact(to)) ? to : [],
  )
