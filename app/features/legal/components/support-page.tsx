import ChevronDown from 'lucide-react/icons/chevron-down'
import { Fragment } from 'react'
import type { SupportPage as SupportText } from '#app/features/legal/document.ts'
import { m } from '#app/i18n/generated/messages.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { PageContents } from '#app/ui/page-contents.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { sectionAnchor } from '#app/features/legal/document.ts'
import { Link } from '#app/ui/link.tsx'
import { Blocks } from './blocks.tsx'

const questionsAnchor = 'questions'

export function SupportPage({ support }: { support: SupportText }) {
  const headings = support.sections.map((section, index) => ({ anchor: sectionAnchor(index), title: section.title }))
  return (
    <PageSection className="grid gap-10">
      <PageHeader
        back={<BackLink to="/">{m.common_back_to_home()}</BackLink>}
        title={support.title}
        intro={support.introduction.map((text) => (
          <p key={text}>{text}</p>
        ))}
      />
      <div className="grid gap-10 lg:grid-cols-[18rem_minmax(0,1fr)] print:block">
        <PageContents
          label={m.common_on_this_page()}
          items={[...headings, { anchor: questionsAnchor, title: support.questionsTitle }]}
        />
        <div className="grid max-w-[68ch] gap-12">
          <Prose>
            {support.sections.map((section, index) => (
              <Fragment key={section.title}>
                <h2 id={sectionAnchor(index)} className="scroll-mt-28 first:mt-0">
                  {section.title}
                </h2>
                <Blocks blocks={section.blocks} />
              </Fragment>
            ))}
          </Prose>
          <Questions support={support} />
          <Card look="night" className="print:hidden">
            <CardBody className="gap-4 p-6 sm:flex-row sm:items-center sm:justify-between sm:p-8">
              <div className="grid gap-1">
                <h2 className="text-heading">{m.support_contact_title()}</h2>
                <p className="text-muted">{m.support_contact_text()}</p>
              </div>
              <Button asChild variant="primary">
                <Link to="/contact">{m.support_contact_button()}</Link>
              </Button>
            </CardBody>
          </Card>
        </div>
      </div>
    </PageSection>
  )
}

function Questions({ support }: { support: SupportText }) {
  return (
    <Headed id={questionsAnchor} title={support.questionsTitle}>
      <div className="grid gap-3">
        {support.questions.map(({ question, answer }) => (
          <details
            key={question}
            className="group rounded-card border border-line bg-surface shadow-low open:border-brass"
          >
            <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-brass-ink transition-transform group-open:rotate-180 print:hidden"
              />
            </summary>
            <div className="grid gap-3 px-5 pb-5">
              {answer.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </Headed>
  )
}
