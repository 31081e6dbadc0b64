import { useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { CommonConfiguration, Json, PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'
import { PreviewInObject } from '#app/features/puzzles/kit/object/puzzle-in-object.tsx'
import { Button } from '#app/ui/button.tsx'
import type { PuzzleForm } from './puzzle-form.ts'

export type PreviewVerdict =
  | { outcome: 'solved' }
  | { outcome: 'wrong'; key: string; reply: string | null }
  | { outcome: 'partial'; progress: Json; view: Json; again?: boolean }

type WrongMatch = { kind: 'decoy'; index: number } | { kind: 'none' }

/** For a typed answer. `key`: its normal form. */
export function typedVerdict(
  match: { kind: 'accepted' | 'right' } | WrongMatch,
  decoys: readonly { reply: string }[],
  key: string,
): PreviewVerdict {
  if (match.kind === 'accepted' || match.kind === 'right') return { outcome: 'solved' }
  return { outcome: 'wrong', key, reply: (match.kind === 'decoy' && decoys[match.index]?.reply) || null }
}

interface LivePreviewProps<Answer> {
  form: Pick<PuzzleForm<CommonConfiguration, unknown>, 'configuration' | 'isTranslation'>
  subject: unknown
  missing: string | null
  judge: (answer: Answer, progress: Json) => PreviewVerdict
  told?: string | null
  children: (
    played: Pick<
      PlayerViewProps<unknown, Answer>,
      'attemptsLeft' | 'pausedForMs' | 'feedback' | 'tried' | 'solved' | 'answer' | 'told' | 'busy' | 'onAnswer'
    >,
    view: Json,
  ) => ReactNode
}

export function LivePreview<Answer>({ subject, missing, children, ...props }: LivePreviewProps<Answer>) {
  return (
    <section
      // in a translation, the preview of the primary language is the landmark
      role={props.form.isTranslation ? 'group' : undefined}
      aria-label={m.puzzles_preview()}
      className="grid min-w-0 content-start gap-2 lg:sticky lg:top-4"
    >
      <p aria-hidden="true" className="font-semibold">
        {m.puzzles_preview()}
      </p>
      <p className="text-sm text-muted">{m.puzzles_preview_hint()}</p>
      <div
        onKeyDown={keepEnter}
        className="stage lamplit grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card p-3 text-ink sm:p-6"
      >
        {missing === null ? (
          <Played key={JSON.stringify(subject)} {...props} view={children} />
        ) : (
          <p className="text-center text-muted">{missing}</p>
        )}
      </div>
    </section>
  )
}

/** Enter in a field of the puzzle tries an answer: it must not submit the surrounding form. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

const nothing = { progress: null, view: null }

function Played<Answer>({
  form,
  judge,
  told = null,
  view,
}: Pick<LivePreviewProps<Answer>, 'form' | 'judge' | 'told'> & {
  view: LivePreviewProps<Answer>['children']
}) {
  const [tried, setTried] = useState<string[]>([])
  const [feedback, setFeedback] = useState<PlayerViewProps['feedback']>(null)
  const [solved, setSolved] = useState(false)
  const [round, setRound] = useState(0)
  const [part, setPart] = useState<{ progress: Json; view: Json }>(nothing)
  const onAnswer = (answer: Answer) => {
    const verdict = judge(answer, part.progress)
    if (verdict.outcome === 'solved') return setSolved(true)
    if (verdict.outcome === 'partial') {
      setPart(verdict)
      return setFeedback({ kind: verdict.again ? 'again' : 'partial', reply: null })
    }
    const again = tried.includes(verdict.key)
    setFeedback({ kind: again ? 'tried' : 'wrong', reply: again ? null : verdict.reply })
    if (!again) setTried([...tried, verdict.key])
  }
  const startAgain = () => {
    setTried([])
    setPart(nothing)
    setFeedback(null)
    setSolved(false)
    setRound(round + 1)
  }
  return (
    <>
      {/* views that are wide over a scene take the available width */}
      <div key={round} className="contents *:min-w-0!">
        <PreviewInObject>
          {view(
            {
              attemptsLeft: Math.max(1, form.configuration.allowedAttempts - tried.length),
              pausedForMs: 0,
              feedback,
              tried,
              solved,
              answer: null,
              told: solved ? told : null,
              busy: false,
              onAnswer,
            },
            part.view,
          )}
        </PreviewInObject>
      </div>
      {(solved || tried.length > 0 || part !== nothing) && (
        <Button size="small" className="min-h-11 justify-self-center" onClick={startAgain}>
          {m.puzzles_preview_again()}
        </Button>
      )}
    </>
  )
}
