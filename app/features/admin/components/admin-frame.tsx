import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { TabbedPage } from '#app/ui/tabbed-page.tsx'

const tabs = {
  '/admin': m.admin_overview,
  '/admin/users': m.admin_users,
  '/admin/analytics': m.analytics_title,
  '/admin/design': m.design_title,
  '/admin/moderation': m.moderation_title,
  '/admin/messages': m.messages_title,
  '/admin/purchases': m.admin_purchases_title,
  '/admin/platforms': m.admin_platforms_title,
  '/admin/generation': m.admin_generation_title,
  '/admin/outbox': m.outbox_title,
  '/admin/audit': m.admin_audit_title,
}
type Tab = keyof typeof tabs

const forModerators: ReadonlySet<string> = new Set<Tab>(['/admin/moderation', '/admin/messages'])

type AdminFrameProps = { title: string; current: Tab; role?: 'user' | 'moderator' | 'admin'; children: ReactNode }

/** A moderator sees the tabs that they may open. */
export function AdminFrame({ role = 'admin', ...props }: AdminFrameProps) {
  const shown = Object.entries(tabs).filter(([to]) => role === 'admin' || forModerators.has(to))
  return <TabbedPage {...props} label={m.admin_tabs()} tabs={shown.map(([to, label]) => ({ to, label }))} />
}
