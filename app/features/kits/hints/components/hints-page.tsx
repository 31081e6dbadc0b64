import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { CheckedAnswer, HintsPage, OpenedSteps } from '#app/features/kits/hints/read-hints.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Form } from '#app/ui/link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { LockField } from './lock-field.tsx'
import { SignedName } from './signed-name.tsx'
import { StepList } from './step-list.tsx'
import { useRoomHere } from './use-room-here.ts'

type Hints = Extract<HintsPage, { view: 'hints' }>

/** Asks for the code, which is on the print. */
export function HintsAsk({ isWrong }: { isWrong: boolean }) {
  return (
    <PageSection className="grid max-w-xl gap-8">
      <PageHeader title={m.hints_title()} intro={<p>{m.hints_ask_text()}</p>} />
      <Form method="get" className="grid gap-4">
        <Field label={m.hints_code()} hint={m.hints_code_hint()} error={isWrong ? m.hints_code_wrong() : null} required>
          {(control) => (
            <Input {...control} name="key" maxLength={24} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          )}
        </Field>
        <Button type="submit" variant="primary" className="justify-self-start">
          {m.hints_open()}
        </Button>
      </Form>
    </PageSection>
  )
}

type Sent = OpenedSteps | CheckedAnswer

export function HintsList({ kitId, page, sent }: { kitId: string; page: Hints; sent: Sent | null }) {
  useRoomHere(kitId, page.isOne ? page.puzzles[0]!.id : null)
  const { pathname, search } = useLocation()
  const checks = page.isOne && page.puzzles[0]!.isTyped
  return (
    <PageSection className="grid max-w-xl gap-8">
      <PageHeader
        eyebrow={<span lang={page.title.language}>{page.title.text}</span>}
        title={checks ? m.hints_one_title() : m.hints_title()}
        intro={<p>{checks ? m.hints_one_lead() : page.isOne ? m.hints_steps_lead() : m.hints_lead()}</p>}
      />
      <ul className="grid gap-4">
        {page.puzzles.map((puzzle) => (
          <PuzzleHints
            key={puzzle.id}
            puzzle={puzzle}
            language={page.language}
            sent={sent?.puzzleId === puzzle.id ? sent : null}
          />
        ))}
      </ul>
      {page.isOne && <TextLink to={`${pathname}${withoutLock(search)}`}>{m.hints_all_puzzles()}</TextLink>}
    </PageSection>
  )
}

function withoutLock(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('lock')
  return `?${parameters}`
}

type PuzzleHintsProps = {
  puzzle: Hints['puzzles'][number]
  language: Hints['language']
  /** What came of a form sent without scripts. */
  sent: Sent | null
}

function PuzzleHints({ puzzle, language, sent }: PuzzleHintsProps) {
  const fetcher = useFetcher<OpenedSteps>()
  const steps = (fetcher.data ?? (sent && 'steps' in sent ? sent : null))?.steps ?? []
  const next = steps.length + 1
  const isAnswerNext = next === puzzle.steps && puzzle.endsInAnswer
  return (
    <li className="grid gap-3 rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 className="text-heading">
        <SignedName {...puzzle} language={language} />
      </h2>
      {puzzle.isTyped && <Check puzzle={puzzle} sent={sent && 'isRight' in sent ? sent : null} />}
      <StepList steps={steps} language={language} />
      {next <= puzzle.steps ? (
        <fetcher.Form method="post" preventScrollReset>
          <input type="hidden" name="puzzle" value={puzzle.id} />
          <input type="hidden" name="step" value={next} />
          <Button type="submit" variant={isAnswerNext ? 'secondary' : 'primary'} loading={fetcher.state !== 'idle'}>
            {isAnswerNext ? m.hints_show_answer() : m.hints_show_hint({ number: next })}
            <span className="sr-only">{m.hints_of({ name: puzzle.name })}</span>
          </Button>
        </fetcher.Form>
      ) : (
        <p className="text-sm text-muted">{puzzle.steps === 0 ? m.hints_none() : m.hints_all_open()}</p>
      )}
    </li>
  )
}

/** Right or not, and nothing else. */
function Check({ puzzle, sent }: { puzzle: Hints['puzzles'][number]; sent: CheckedAnswer | null }) {
  const fetcher = useFetcher<CheckedAnswer>()
  const checked = fetcher.data ?? sent
  const [typed, type] = useState('')
  return (
    <fetcher.Form method="post" preventScrollReset className="grid gap-3">
      <input type="hidden" name="puzzle" value={puzzle.id} />
      <LockField
        lock={puzzle.lock}
        name={puzzle.name}
        typed={typed}
        onType={type}
        error={checked?.isRight === false ? m.hints_wrong({ typed: checked.typed }) : null}
      >
        <Button type="submit" className="justify-self-start" loading={fetcher.state !== 'idle'}>
          {m.hints_check()}
        </Button>
      </LockField>
      <p role="status" className="flex items-center gap-2 font-semibold text-success-ink empty:sr-only">
        {checked?.isRight && (
          <>
            <CircleCheck aria-hidden="true" className="size-5" />
            {m.hints_is_right({ typed: checked.typed })}
          </>
        )}
      </p>
    </fetcher.Form>
  )
}
