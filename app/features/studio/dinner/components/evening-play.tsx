import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId, useMemo, useState } from 'react'
import { isGuest } from '#app/features/kits/documents/dinner.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { playEvening } from '#app/features/studio/dinner/evening.ts'
import type { EveningRound } from '#app/features/studio/dinner/evening.ts'
import { isLate, phaseKey, phaseText } from '#app/features/studio/dinner/phases.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { AbsentGuests } from './absent-guests.tsx'
import { EveningGuests } from './evening-guests.tsx'
import { ClueLookPicture } from './clue-look.tsx'
import { holderText } from './clue-words.ts'
import { SuspectsTable } from './suspects-table.tsx'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { Verdict } from './verdict.tsx'

/** The evening, phase by phase. */
export function EveningPlay({ document }: { document: DinnerDocument }) {
  const [absent, setAbsent] = useState<readonly string[]>([])
  const [step, setStep] = useState(0)
  const evening = useMemo(() => playEvening(document, absent), [document, absent])
  const at = Math.min(step, evening.rounds.length - 1)
  const round = evening.rounds[at]!
  if (!document.characters.some(isGuest)) return null
  return (
    <TabFrame title={m.dinner_play()} text={m.dinner_play_text()}>
      <AbsentGuests document={document} evening={evening} absent={absent} onChange={setAbsent} />
      <PhaseSteps rounds={evening.rounds} at={at} document={document} onStep={setStep} />
      <div className="flex justify-between gap-3">
        <Button
          aria-disabled={at === 0}
          className={classNames(at === 0 && 'opacity-45')}
          onClick={() => setStep(Math.max(0, at - 1))}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
          {m.dinner_play_before()}
        </Button>
        <Button
          variant="accent"
          aria-disabled={at === evening.rounds.length - 1}
          className={classNames(at === evening.rounds.length - 1 && 'opacity-45')}
          onClick={() => setStep(Math.min(evening.rounds.length - 1, at + 1))}
        >
          {m.dinner_play_next()}
          <ChevronRight aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <RoundView round={round} document={evening.document} />
    </TabFrame>
  )
}

type PhaseStepsProps = {
  rounds: readonly EveningRound[]
  at: number
  document: DinnerDocument
  onStep: (step: number) => void
}

function PhaseSteps({ rounds, at, document, onStep }: PhaseStepsProps) {
  return (
    <nav aria-label={m.dinner_play_phases()}>
      <ol className="flex gap-1 overflow-x-auto pb-1">
        {rounds.map(({ phase, left }, step) => (
          <li key={phaseKey(phase)} className="shrink-0">
            <button
              type="button"
              aria-current={step === at ? 'step' : undefined}
              onClick={() => onStep(step)}
              className="grid min-h-14 justify-items-center rounded-control border border-line bg-surface px-4 py-1.5 text-sm font-semibold whitespace-nowrap transition-colors hover:border-accent hover:bg-accent-soft aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-on-accent"
            >
              {phaseText(phase, document.courses)}
              <span className="text-xs font-normal">{m.dinner_play_left({ count: left.length })}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function RoundView({ round, document }: { round: EveningRound; document: DinnerDocument }) {
  const id = useId()
  const { phase, releases, suspects, left, guests } = round
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-5">
      <h3 id={id} className="text-subheading">
        {phaseText(phase, document.courses)}
      </h3>
      <div role="status">
        <Verdict isLate={isLate(document, phase)} left={left} culpritId={document.story.culpritId} />
      </div>
      <div className="grid gap-2">
        <h4 className="font-semibold">{m.dinner_play_released()}</h4>
        {releases.length === 0 ? (
          <p className="text-sm text-muted">{m.dinner_play_nothing_released()}</p>
        ) : (
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {releases.map((clue) => (
              <li key={clue.id} className="flex gap-3 rounded-control border border-line bg-raised p-3">
                <ClueLookPicture look={clue.look} className="size-12" />
                <div className="min-w-0 text-sm">
                  <p className="font-semibold">{clue.title}</p>
                  <p className="text-muted">{holderText(clue, document)}</p>
                  {clue.content && <p className="mt-1 line-clamp-4">{clue.content}</p>}
                  {clue.back && (
                    <p className="mt-1 line-clamp-4">
                      <span className="text-muted">{m.studio_dinner_back()}</span> {clue.back}
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
      <EveningGuests guests={guests} />
      <div className="grid gap-2">
        <h4 className="font-semibold">{m.dinner_suspects_after()}</h4>
        <SuspectsTable suspects={suspects} document={document} />
      </div>
    </section>
  )
}
