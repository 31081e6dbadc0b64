import type { ReactNode } from 'react'
import { BackLink } from '#app/ui/back-link.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Illustration } from '#app/ui/illustration.tsx'

export function AuthFrame({
  back,
  heading,
  lead,
  children,
}: {
  back: { to: string; label: string }
  heading: string
  lead?: string | undefined
  children: ReactNode
}) {
  return (
    <PageSection className="grid justify-center gap-12 lg:grid-cols-[minmax(0,1fr)_30rem] xl:gap-20">
      <Doorway />
      <div className="grid w-full max-w-120 min-w-0 content-start gap-6 justify-self-center">
        <BackLink to={back.to}>{back.label}</BackLink>
        <div className="grid gap-2">
          <h1 className="text-title">{heading}</h1>
          {lead && <p className="text-lg text-muted">{lead}</p>}
        </div>
        {children}
      </div>
    </PageSection>
  )
}

function Doorway() {
  return (
    <div className="sticky top-28 hidden h-[calc(100dvh-9rem)] max-h-176 min-h-120 overflow-hidden rounded-card border border-line shadow-float lg:block">
      <Illustration
        name="stage-door"
        height={1000}
        className="absolute inset-0 h-full! w-full object-cover object-bottom"
      />
    </div>
  )
}
