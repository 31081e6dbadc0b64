import Lightbulb from 'lucide-react/icons/lightbulb'
import KeyRound from 'lucide-react/icons/key-round'
import { useFetcher } from 'react-router'
import type { HintsPage, OpenedSteps } from '#app/features/kits/hints/read-hints.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Form } from '#app/ui/link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'

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

export function HintsList({ page, opened }: { page: Hints; opened: OpenedSteps | null }) {
  return (
    <PageSection className="grid max-w-xl gap-8">
      <PageHeader
        eyebrow={<span lang={page.title.language}>{page.title.text}</span>}
        title={m.hints_title()}
        intro={<p>{m.hints_lead()}</p>}
      />
      <ul className="grid gap-4">
        {page.puzzles.map((puzzle) => (
          <PuzzleHints
            key={puzzle.id}
            puzzle={puzzle}
            language={page.language}
            sent={opened?.puzzleId === puzzle.id ? opened : null}
          />
        ))}
      </ul>
    </PageSection>
  )
}

type PuzzleHintsProps = {
  puzzle: Hints['puzzles'][number]
  language: Hints['language']
  /** The steps opened by a form sent without scripts. */
  sent: OpenedSteps | null
}

function PuzzleHints({ puzzle, language, sent }: PuzzleHintsProps) {
  const fetcher = useFetcher<OpenedSteps>()
  const steps = (fetcher.data ?? sent)?.steps ?? []
  const next = steps.length + 1
  const isAnswerNext = next === puzzle.steps && puzzle.endsInAnswer
  return (
    <li className="grid gap-3 rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 className="text-heading" lang={language}>
        <span aria-hidden="true" className="mr-2 text-brass-ink">
          {puzzle.sign}
        </span>
        {puzzle.name}
      </h2>
      <ol className="grid gap-3" aria-live="polite">
        {steps.map(({ kind, text }, at) => (
          <li key={text} className="flex gap-3 border-t border-line pt-3">
            {kind === 'answer' ? (
              <KeyRound aria-hidden="true" className="mt-1 size-5 shrink-0 text-brass-ink" />
            ) : (
              <Lightbulb aria-hidden="true" className="mt-1 size-5 shrink-0 text-brass-ink" />
            )}
            <div className="grid min-w-0 gap-0.5">
              <p className="text-sm font-semibold text-muted">
                {kind === 'answer' ? m.hints_answer() : m.hints_number({ number: at + 1 })}
              </p>
              <p lang={language} className={kind === 'answer' ? 'text-lg font-semibold' : undefined}>
                {text}
              </p>
            </div>
          </li>
        ))}
      </ol>
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
