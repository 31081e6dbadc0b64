import { useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { Kind } from '#app/features/rows/catalogue.ts'
import { kindText } from '#app/features/adventure/catalogue-text.ts'
import { editorPath } from '#app/features/adventure/kinds.ts'
import { codeText } from '#app/features/studio/bring/code-text.ts'
import type { ProjectRequest } from '#app/features/studio/projects/submit-project.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { useNavigate } from '#app/ui/link.tsx'
import { notify } from '#app/ui/toaster.ts'
import type { ProjectAnswer } from './create-dialog.tsx'

export type Sample = { key: string; kind: Kind; title: string }
export type Template = Sample & { description: string; cover: string }

/** The template or sample that a page linked to, above everything else. */
export function WantedTemplate({ template }: { template: Template }) {
  const { start, starting } = useStart()
  const { title, description, cover } = template
  return (
    <section aria-labelledby="wanted">
      <Card look="night" className="overflow-hidden sm:flex-row">
        <img src={cover} alt="" width={1600} height={900} className="aspect-video w-full object-cover sm:w-2/5" />
        <CardBody className="justify-center gap-3 p-6 sm:px-8">
          <p className="text-sm font-semibold tracking-wide text-brass-ink">{m.studio_templates_wanted()}</p>
          <h2 id="wanted" className="text-heading">
            {title}
          </h2>
          <p className="text-muted">{description}</p>
          <Button
            variant="primary"
            className="self-start"
            loading={starting !== null}
            aria-label={m.studio_templates_start_named({ title })}
            onClick={() => start(template)}
          >
            {m.studio_templates_start()}
          </Button>
        </CardBody>
      </Card>
    </section>
  )
}

/** In the dialog of a new project: the templates of its kind. */
export function TemplateChoice({ templates }: { templates: readonly Template[] }) {
  const starts = useStart()
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-6 grid gap-3 rounded-card border border-line bg-sunken p-4">
      <h3 id={id} className="font-display text-lg font-semibold">
        {m.studio_templates_choice()}
      </h3>
      <ul className="grid gap-3">
        {templates.map((template) => (
          <li key={template.key} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <img
              src={template.cover}
              alt=""
              width={1600}
              height={900}
              className="aspect-video w-20 rounded-control object-cover"
            />
            <p className="min-w-40 flex-1 font-semibold">{template.title}</p>
            <StartButton template={template} starts={starts} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{m.studio_templates_or()}</p>
    </section>
  )
}

export function Templates({ templates }: { templates: readonly Template[] }) {
  const starts = useStart()
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{m.studio_templates_text()}</p>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {templates.map((template) => (
          <li key={template.key} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-3">
            <img
              src={template.cover}
              alt=""
              width={1600}
              height={900}
              loading="lazy"
              className="aspect-video w-full rounded-control object-cover"
            />
            <div className="grid flex-1 content-start gap-1 px-1">
              <h4 className="font-display text-lg font-semibold">{template.title}</h4>
              <p className="text-sm font-semibold">{kindText(template.kind)}</p>
              <p className="text-sm text-muted">{template.description}</p>
            </div>
            <StartButton template={template} starts={starts} className="self-start" />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Of each game of ours that is in the library a copy can be opened. */
export function Samples({ samples }: { samples: readonly Sample[] }) {
  const { start, starting } = useStart()
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">{m.studio_templates_samples()}</p>
      <ul role="list" className="flex flex-wrap gap-2">
        {samples.map((sample) => (
          <li key={sample.key}>
            <Button
              size="small"
              loading={starting === sample.key}
              aria-disabled={starting !== null}
              aria-label={m.studio_templates_start_named({ title: sample.title })}
              onClick={() => starting === null && start(sample)}
            >
              {sample.title}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

type StartButtonProps = { template: Template; starts: ReturnType<typeof useStart>; className?: string }

const StartButton = ({ template, starts: { start, starting }, className }: StartButtonProps) => (
  <Button
    size="small"
    className={className}
    loading={starting === template.key}
    aria-disabled={starting !== null}
    aria-label={m.studio_templates_start_named({ title: template.title })}
    onClick={() => starting === null && start(template)}
  >
    {m.studio_templates_start()}
  </Button>
)

const templateOf = (request: unknown): string =>
  typeof request === 'object' && request !== null && 'template' in request ? String(request.template) : ''

function useStart() {
  const fetcher = useFetcher<ProjectAnswer>()
  const navigate = useNavigate()
  const asked = useRef<Sample | null>(null)
  const { data: answer, state } = fetcher
  useEffect(() => {
    // React Router drops a navigation that begins while the list reloads.
    if (!answer || state !== 'idle' || asked.current === null) return
    const { kind } = asked.current
    asked.current = null
    if (answer.status === 'created') {
      void notify({ title: m.studio_created_title(), description: m.studio_templates_started(), tone: 'success' })
      void navigate(editorPath(kind, answer.id))
    } else {
      void notify({
        title: m.studio_create_failed(),
        description: codeText(answer.status === 'failed' ? answer.code : 'unexpected'),
        tone: 'danger',
      })
    }
  }, [answer, state, navigate])
  const start = (template: Sample) => {
    asked.current = template
    const request: ProjectRequest = {
      intent: 'start-from-template',
      template: template.key,
      primaryLanguage: getLocale(),
    }
    void fetcher.submit(request, { method: 'post', action: '/creator', encType: 'application/json' })
  }
  return { start, starting: state === 'idle' ? null : templateOf(fetcher.json) }
}
