import { useEffect, useRef } from 'react'
import { longestWanted } from '#app/features/learning/choice/choice-limits.ts'
import type { ChoiceAnswer } from '#app/features/learning/choice/answer-choice.server.ts'
import type { ChoosableWork } from '#app/features/learning/choice/find-works.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Input } from '#app/ui/input.tsx'
import { Form } from '#app/ui/link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'

export type ChooseView = {
  platform: string
  typed: string
  own: readonly ChoosableWork[]
  found: readonly ChoosableWork[]
}

/** Where a teacher picks what an activity of a course opens. */
export function ChoosePage({ view: { platform, typed, own, found } }: { view: ChooseView }) {
  return (
    <PageSection className="grid gap-8">
      <PageHeader title={m.learning_choose_title()} intro={<p>{m.learning_choose_lead({ platform })}</p>} />
      <Form
        method="get"
        role="search"
        className="grid items-end gap-4 sm:grid-cols-[minmax(0,32rem)_auto] sm:justify-start"
      >
        <Field label={m.learning_choose_find()} hint={m.learning_choose_find_hint()}>
          {(control) => (
            <Input {...control} name="q" type="search" defaultValue={typed} key={typed} maxLength={longestWanted} />
          )}
        </Field>
        <Button type="submit">{m.learning_choose_search()}</Button>
      </Form>
      {own.length > 0 && <Works title={m.learning_choose_own()} works={own} />}
      {found.length > 0 ? (
        <Works title={typed === '' ? m.learning_choose_popular() : m.learning_choose_found()} works={found} />
      ) : (
        <EmptyState title={m.learning_choose_nothing()}>{m.learning_choose_nothing_text()}</EmptyState>
      )}
      <Form method="post">
        <Button type="submit" name="intent" value="cancel" size="small">
          {m.learning_choose_cancel()}
        </Button>
      </Form>
    </PageSection>
  )
}

function Works({ title, works }: { title: string; works: readonly ChoosableWork[] }) {
  return (
    <Headed title={title}>
      <ul className="grid gap-4 md:grid-cols-2">
        {works.map((work) => (
          <Work key={work.address} work={work} />
        ))}
      </ul>
    </Headed>
  )
}

function Work({ work: { address, title, titleLanguage, cover, creator } }: { work: ChoosableWork }) {
  return (
    <li className="flex items-center gap-4 rounded-card border border-line bg-surface p-3 shadow-low">
      {cover ? (
        <img
          src={cover}
          alt=""
          width={160}
          height={90}
          loading="lazy"
          className="aspect-video w-24 shrink-0 rounded-small object-cover sm:w-32"
        />
      ) : (
        <span aria-hidden="true" className="aspect-video w-24 shrink-0 rounded-small bg-sunken sm:w-32" />
      )}
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="font-semibold wrap-anywhere" lang={titleLanguage}>
          {title}
        </p>
        {creator && <p className="text-sm wrap-anywhere text-muted">{m.common_by_name({ name: creator })}</p>}
      </div>
      <Form method="post" className="shrink-0">
        <input type="hidden" name="work" value={address} />
        <Button
          type="submit"
          name="intent"
          value="choose"
          size="small"
          aria-label={m.learning_choose_pick_of({ title })}
        >
          {m.learning_choose_pick()}
        </Button>
      </Form>
    </li>
  )
}

/** Carries the signed choice back to the platform, by itself where scripts run. */
export function ChoiceForm({ platform, answer }: { platform: string; answer: ChoiceAnswer }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  return (
    <PageSection className="grid gap-6">
      <PageHeader
        title={m.learning_choose_back({ platform })}
        intro={<p>{m.learning_choose_back_text({ platform })}</p>}
      />
      <form ref={form} method="post" action={answer.returnUrl}>
        <input type="hidden" name="JWT" value={answer.token} />
        <Button type="submit" variant="primary">
          {m.learning_choose_back({ platform })}
        </Button>
      </form>
    </PageSection>
  )
}
