import { Fragment } from 'react'
import { sectionAnchor } from '#app/features/legal/document.ts'
import type { LegalDocument } from '#app/features/legal/document.ts'
import { formatMonth } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { PageContents } from '#app/ui/page-contents.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Blocks } from './blocks.tsx'

export function DocumentPage({ document }: { document: LegalDocument }) {
  const headings = document.sections.map((section, index) => ({ anchor: sectionAnchor(index), title: section.title }))
  return (
    <PageSection className="grid gap-10">
      <PageHeader
        back={<BackLink to="/">{m.common_back_to_home()}</BackLink>}
        title={document.title}
        eyebrow={
          <>
            {document.updated} · {m.legal_version({ month: formatMonth(document.version) })}
          </>
        }
        intro={document.introduction.map((text) => (
          <p key={text}>{text}</p>
        ))}
      />
      <div className="grid gap-10 lg:grid-cols-[18rem_minmax(0,1fr)] print:block">
        <PageContents label={m.common_on_this_page()} items={headings} numbered />
        <Prose>
          {document.sections.map((section, index) => (
            <Fragment key={section.title}>
              <h2 id={sectionAnchor(index)} className="scroll-mt-28 first:mt-0">
                {m.legal_numbered({ number: index + 1, title: section.title })}
              </h2>
              <Blocks blocks={section.blocks} />
            </Fragment>
          ))}
          <p className="print:hidden">
            <TextLink to="/contact">{m.legal_ask()}</TextLink>
          </p>
        </Prose>
      </div>
    </PageSection>
  )
}
