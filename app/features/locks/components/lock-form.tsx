import { useState } from 'react'
import { useNavigation } from 'react-router'
import type { LockStart } from '#app/features/locks/lock-pages.server.ts'
import { longest } from '#app/features/locks/lock-limits.ts'
import type { RefusedLock } from '#app/features/locks/submit-lock.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Input } from '#app/ui/input.tsx'
import { latePart } from '#app/ui/late-part.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Loading, Skeleton } from '#app/ui/skeleton.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { useScripts } from '#app/ui/use-scripts.ts'
import { lockProblemText, lockRefusalText } from './lock-text.ts'

type LockFormProps = {
  start: LockStart
  /** Null for one that is not published yet. */
  lockId: string | null
  refused: RefusedLock | undefined
}

const waiting = () => (
  <Loading label={m.common_loading()}>
    <Skeleton className="h-72" />
  </Loading>
)

const PuzzleForm = latePart(async () => (await import('./lock-puzzle-form.tsx')).LockPuzzleForm, waiting)

const focus = (element: HTMLElement | null) => element?.focus()

const fields: readonly {
  name: keyof typeof longest
  label: () => string
  hint?: () => string
  isLong?: true
  required?: true
  optional?: true
}[] = [
  { name: 'title', label: m.lock_title, required: true },
  { name: 'question', label: m.lock_question, isLong: true, optional: true },
  { name: 'opened', label: m.lock_opened, hint: m.lock_opened_hint, isLong: true, required: true },
  { name: 'openedLink', label: m.lock_link, hint: m.lock_link_hint, optional: true },
]

export function LockForm({ start: given, lockId, refused }: LockFormProps) {
  // Whoever switches the language of the page goes on with what they have begun
  const [start] = useState(given)
  const scripts = useScripts()
  const busy = useNavigation().formMethod === 'POST'
  const { typed, problems = {} } = refused ?? {}
  const errorOf = (name: string) => problems[name] && lockProblemText(problems[name])
  const whole = problems['form'] ?? problems['draft']
  const firstWrong = fields.find(({ name }) => problems[name])?.name
  return (
    <PageSection className="grid gap-8">
      <PageHeader
        back={
          lockId ? (
            <BackLink to={`/lock/${lockId}/share`}>{m.lock_back_to_share()}</BackLink>
          ) : (
            <BackLink to="/lock/new">{m.lock_back_to_types()}</BackLink>
          )
        }
        title={lockId ? m.lock_change() : m.lock_new_of({ type: given.label })}
        intro={<p>{lockId ? m.lock_change_lead() : m.lock_form_lead()}</p>}
      />
      <Form method="post" preventScrollReset noValidate className="grid gap-8">
        <input type="hidden" name="type" value={start.type} />
        <input type="hidden" name="language" value={start.language} />
        {whole && (
          <div ref={focus} tabIndex={-1} className="rounded-control">
            <Notice tone="danger" title={m.lock_not_saved()}>
              {lockRefusalText(whole)}
            </Notice>
          </div>
        )}
        <Headed title={m.lock_texts()} className="grid gap-5">
          <div className="grid items-start gap-5 lg:grid-cols-2">
            {fields.map(({ name, label, hint, isLong, ...need }) => (
              <Field key={name} label={label()} hint={hint?.()} error={errorOf(name)} {...need}>
                {(control) => {
                  const Control = isLong ? Textarea : Input
                  return (
                    <Control
                      ref={name === firstWrong ? focus : undefined}
                      name={name}
                      maxLength={longest[name]}
                      defaultValue={typed?.[name] ?? start[name]}
                      {...(isLong && { rows: 2 })}
                      {...(name === 'openedLink'
                        ? { type: 'url', translate: 'no' as const }
                        : { lang: start.language })}
                      {...control}
                    />
                  )
                }}
              </Field>
            ))}
          </div>
        </Headed>
        <Headed title={m.lock_puzzle()} className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <noscript>
            <Notice>{m.lock_puzzle_as_it_is()}</Notice>
          </noscript>
          {scripts ? <PuzzleForm start={start} showProblems={problems['draft'] !== undefined} /> : waiting()}
        </Headed>
        <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line bg-canvas px-4 py-3">
          <Button type="submit" variant="primary" size="large" loading={busy}>
            {lockId ? m.common_save() : m.lock_publish()}
          </Button>
          {lockId === null && (
            <p className="min-w-0 flex-1 basis-60 text-sm text-muted">
              {m.lock_publish_note()} <TextLink to="/player-agreement">{m.shell_player_agreement()}</TextLink>
            </p>
          )}
        </div>
      </Form>
    </PageSection>
  )
}
