import type { ReactNode } from 'react'
import { LinkTab, LinkTabs } from './link-tabs.tsx'
import { PageHeader } from './page-header.tsx'
import { PageSection } from './page-section.tsx'

type TabbedPageProps = {
  title: string
  intro?: ReactNode
  /** Names the row of tabs. */
  label: string
  tabs: readonly { to: string; label: () => string }[]
  current: string
  children: ReactNode
}

/** A page that is one of several, under tabs that are links. */
export const TabbedPage = ({ title, intro, label, tabs, current, children }: TabbedPageProps) => (
  <PageSection className="grid gap-8">
    <PageHeader title={title} intro={intro} />
    <LinkTabs label={label}>
      {tabs.map((tab) => (
        <LinkTab key={tab.to} to={tab.to} active={current === tab.to}>
          {tab.label()}
        </LinkTab>
      ))}
    </LinkTabs>
    {children}
  </PageSection>
)
