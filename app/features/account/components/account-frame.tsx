import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { TabbedPage } from '#app/ui/tabbed-page.tsx'

const tabs = [
  { to: '/account', label: () => m.account_tab_character() },
  { to: '/account/games', label: () => m.account_tab_games() },
  { to: '/account/purchases', label: () => m.account_tab_purchases() },
  { to: '/account/security', label: () => m.security_title() },
  { to: '/account/preferences', label: () => m.preferences_title() },
] as const

type AccountFrameProps = {
  title: string
  intro?: ReactNode
  current: (typeof tabs)[number]['to']
  children: ReactNode
}

export const AccountFrame = (props: AccountFrameProps) => (
  <TabbedPage {...props} label={m.account_pages()} tabs={tabs} />
)
