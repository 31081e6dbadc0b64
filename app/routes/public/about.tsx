import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Flourish, PageSection } from '#app/ui/page-section.tsx'
import { Illustration } from '#app/ui/illustration.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'

export function meta() {
  return pageMeta({ title: m.about_meta_title(), description: m.about_meta_description(), path: '/about' })
}

export default function About() {
  return (
    <>
      <PageSection className="grid items-center gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-8">
          <PageHeader back={<BackLink to="/">{m.common_back_to_home()}</BackLink>} title={m.about_title()} />
          <Mission />
        </div>
        <Illustration
          name="makers-bench"
          priority
          className="aspect-4/3 w-full rounded-card border-4 border-brass object-cover shadow-float print:hidden"
        />
      </PageSection>
      <Beliefs />
      <Library />
    </>
  )
}

function Mission() {
  return (
    <Headed id="mission" title={m.about_mission_title()} className="grid max-w-prose gap-4">
      <p className="border-l-3 border-brass pl-5 font-display text-2xl leading-snug">{m.about_mission()}</p>
      <p className="text-muted">{m.about_mission_note()}</p>
    </Headed>
  )
}

function Beliefs() {
  return (
    <PageSection ground="well" aria-labelledby="beliefs" className="grid gap-8">
      <h2 id="beliefs" className="text-title">
        {m.about_believe_title()}
      </h2>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <Belief title={m.about_fair_title()} text={m.about_fair()} />
        <Belief title={m.about_makers_title()} text={m.about_makers()} />
        <Belief title={m.about_everyone_title()} text={m.about_everyone()} />
        <Belief
          title={m.about_quiet_title()}
          text={m.about_quiet()}
          link={<TextLink to="/privacy-policy">{m.about_privacy_link()}</TextLink>}
        />
      </div>
    </PageSection>
  )
}

function Belief({ title, text, link }: { title: string; text: string; link?: ReactNode }) {
  return (
    <section className="grid content-start gap-2 border-t-2 border-brass pt-4">
      <h3 className="text-heading">{title}</h3>
      <p className="max-w-prose">{text}</p>
      {link && <p>{link}</p>}
    </section>
  )
}

function Library() {
  return (
    <PageSection className="grid justify-items-center gap-5 text-center print:hidden">
      <Flourish className="w-full" />
      <h2 className="max-w-2xl text-title">{m.about_library_title()}</h2>
      <p className="max-w-2xl text-lg text-muted">{m.about_library_text()}</p>
      <Button asChild variant="primary" size="large">
        <Link to="/library">{m.about_library_button()}</Link>
      </Button>
    </PageSection>
  )
}
