import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { LinkTab, LinkTabs } from '#app/ui/link-tabs.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'

export function AdminFrame({
  title,
  current,
  children,
}: {
  title: string
  current: '/admin' | '/admin/users' | '/admin/purchases' | '/admin/generation' | '/admin/outbox' | '/admin/audit'
  children: ReactNode
}) {
  return (
    <PageSection className="grid gap-8">
      <PageHeader title={title} />
      <LinkTabs label={m.admin_tabs()}>
        <LinkTab to="/admin" active={current === '/admin'}>
          {m.admin_overview()}
        </LinkTab>
        <LinkTab to="/admin/users" active={current === '/admin/users'}>
          {m.admin_users()}
        </LinkTab>
        <LinkTab to="/admin/purchases" active={current === '/admin/purchases'}>
          {m.admin_purchases_tab()}
        </LinkTab>
        <LinkTab to="/admin/generation" active={current === '/admin/generation'}>
          {m.admin_generation_tab()}
        </LinkTab>
        <LinkTab to="/admin/outbox" active={current === '/admin/outbox'}>
          {m.outbox_tab()}
        </LinkTab>
        <LinkTab to="/admin/audit" active={current === '/admin/audit'}>
          {m.admin_audit_tab()}
        </LinkTab>
      </LinkTabs>
      {children}
    </PageSection>
  )
}
