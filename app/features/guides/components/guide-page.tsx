import Printer from 'lucide-react/icons/printer'
import { stepAnchor } from '#app/features/guides/guide.ts'
import type { Guide, GuideAid, GuideFigures } from '#app/features/guides/guide.ts'
import { m } from '#app/i18n/generated/messages.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/link.tsx'
import { PageContents } from '#app/ui/page-contents.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { useScripts } from '#app/ui/use-scripts.ts'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Illustration } from '#app/ui/illustration.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Figure } from './guide-figure.tsx'

type Props = {
  guide: Guide
  /** The name of an illustration, or a cover. */
  picture: string | { src: string; alt: string }
  hosting?: string
  figures?: GuideFigures
}

export function GuidePage({ guide, picture, hosting = 'group-session', figures = {} }: Props) {
  return (
    <PageSection className="grid gap-10">
      <div className="grid items-center gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:block">
        <PageHeader
          back={<BackLink to="/">{m.common_back_to_home()}</BackLink>}
          title={guide.title}
          intro={
            <div className="grid gap-3">
              <Paragraphs texts={guide.introduction} />
            </div>
          }
        />
        {typeof picture === 'string' ? (
          <Illustration name={picture} priority className={pictureStyles} />
        ) : (
          <Picture {...picture} width={1600} height={900} priority className={pictureStyles} />
        )}
      </div>
      <div className="grid gap-10 lg:grid-cols-[18rem_minmax(0,1fr)] print:block">
        <PageContents
          label={m.guides_contents()}
          items={guide.steps.map((step, index) => ({ anchor: stepAnchor(index), title: step.title }))}
          numbered
        />
        <div className="grid gap-12">
          <Steps guide={guide} figures={figures} />
          <Hosting hosting={guide.hosting} picture={hosting} />
          <section className="grid max-w-prose gap-3">
            <h2 className="text-heading">{guide.conclusion.title}</h2>
            <Paragraphs texts={guide.conclusion.paragraphs} />
          </section>
          <PrintGuide />
          <Call call={guide.call} />
        </div>
      </div>
    </PageSection>
  )
}

const pictureStyles = 'rounded-card border border-line shadow-card print:hidden'

const Paragraphs = ({ texts }: { texts: readonly string[] }) => texts.map((text) => <p key={text}>{text}</p>)

function Steps({ guide, figures }: { guide: Guide; figures: GuideFigures }) {
  return (
    <ol className="grid gap-10">
      {guide.steps.map((step, index) => (
        <li
          key={step.title}
          id={stepAnchor(index)}
          className="grid break-inside-avoid grid-cols-[auto_minmax(0,1fr)] gap-x-4 sm:gap-x-6"
        >
          <span
            aria-hidden="true"
            className="grid size-11 place-items-center rounded-full bg-brass font-display text-xl font-semibold text-on-brass"
          >
            {index + 1}
          </span>
          <div className="grid gap-3 pt-1.5">
            <div className="grid max-w-prose gap-3">
              <h2 className="text-heading">{step.title}</h2>
              <Paragraphs texts={step.paragraphs} />
            </div>
            <Figure figure={figures[step.figure ?? '']} />
            <Aid aid={guide.aids[index]} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Aid({ aid }: { aid: GuideAid | undefined }) {
  if (!aid) return null
  return (
    <div className="mt-1 grid max-w-prose gap-2 rounded-control border border-line bg-sunken px-[min(1.25rem,4vw)] py-4">
      <h3 className="font-text text-sm font-semibold tracking-wide text-brass-ink">
        {'checklist' in aid ? m.guides_checklist() : m.guides_example()}
      </h3>
      {'checklist' in aid ? (
        <ul className="grid gap-2">
          {aid.checklist.map((item) => (
            <li key={item} className="flex gap-[min(0.75rem,3vw)]">
              <span aria-hidden="true" className="mt-1 size-4 shrink-0 rounded-small border-2 border-line-strong" />
              <span className="min-w-0 hyphens-auto">{item}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="font-display text-lg leading-snug">{aid.example}</p>
      )}
    </div>
  )
}

function Hosting({ hosting: { title, paragraphs, tools }, picture }: Pick<Guide, 'hosting'> & { picture: string }) {
  return (
    <section aria-labelledby="hosting" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid max-w-prose gap-3">
        <h2 id="hosting" className="text-heading">
          {title}
        </h2>
        <Paragraphs texts={paragraphs} />
      </div>
      <Illustration
        name={picture}
        className="w-full max-w-xl rounded-card border border-line shadow-card print:hidden"
      />
      <ul role="list" className="grid gap-5 sm:grid-cols-2 print:grid-cols-1">
        {tools.map((tool) => (
          <li
            key={tool.title}
            className="grid break-inside-avoid content-start gap-2 rounded-card border border-line bg-surface p-5"
          >
            <h3 className="text-subheading">{tool.title}</h3>
            <p>{tool.text}</p>
            {tool.link && (
              <TextLink to={tool.link.to} className="mt-1 w-fit print:hidden">
                {tool.link.label}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function PrintGuide() {
  const scripts = useScripts()
  return (
    <Button onClick={() => window.print()} className={classNames('w-fit print:hidden', !scripts && 'invisible')}>
      <Printer aria-hidden="true" className="size-5" />
      {m.guides_print()}
    </Button>
  )
}

function Call({ call }: { call: Guide['call'] }) {
  return (
    <Card look="night" className="print:hidden">
      <CardBody className="gap-4 p-6 sm:flex-row sm:items-center sm:justify-between sm:p-8">
        <div className="grid gap-1">
          <h2 className="text-heading">{call.title}</h2>
          <p className="text-muted">{call.text}</p>
        </div>
        <div className="flex shrink-0 flex-col items-start gap-3 sm:items-end">
          <Button asChild variant="primary">
            <Link to={call.to}>{call.label}</Link>
          </Button>
          <TextLink to={call.other.to}>{call.other.label}</TextLink>
        </div>
      </CardBody>
    </Card>
  )
}
