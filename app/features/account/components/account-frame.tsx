import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { LinkTab, LinkTabs } from '#app/ui/link-tabs.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'

const tabs = [
  { to: '/account', label: () => m.account_tab_character() },
  { to: '/account/games', label: () => m.account_tab_games() },
  { to: '/account/purchases', label: () => m.account_tab_purchases() },
  { to: '/account/security', label: () => m.account_tab_security() },
  { to: '/account/preferences', label: () => m.account_tab_preferences() },
] as const

export function AccountFrame({
  title,
  intro,
  current,
  children,
}: {
  title: string
  intro?: ReactNode
  current: (typeof tabs)[number]['to']
  children: ReactNode
}) {
  return (
    <PageSection className="grid gap-8">
      <PageHeader title={title} intro={intro} />
      <LinkTabs label={m.account_pages()}>
        {tabs.map(({ to, label }) => (
          <LinkTab key={to} to={to} active={current === to}>
            {label()}
          </LinkTab>
        ))}
      </LinkTabs>
      {children}
    </PageSection>
  )
}
