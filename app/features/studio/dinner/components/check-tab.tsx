import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo, useState } from 'react'
import { isGuest } from '#app/features/kits/documents/dinner.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { playEvening } from '#app/features/studio/dinner/evening.ts'
import type { EveningRound } from '#app/features/studio/dinner/evening.ts'
import { phaseKey, phaseText } from '#app/features/studio/dinner/phases.ts'
import { KitChecks } from '#app/features/studio/kit/components/kit-checks.tsx'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { AbsentGuests } from './absent-guests.tsx'
import { RoundView } from './evening-round.tsx'
import { useDinner } from './use-dinner.ts'

/** What the checks find in the current draft, and a run-through of the evening. */
export function CheckTab() {
  const document = useDinner()
  return (
    <div className="grid gap-10">
      <TabFrame title={m.dinner_tab_check()} text={m.dinner_check_text()}>
        <KitChecks kit={{ kind: 'mystery-dinner', document }} none={m.dinner_findings_none()} />
      </TabFrame>
      <EveningPlay document={document} />
    </div>
  )
}

/** The evening, phase by phase. */
function EveningPlay({ document }: { document: DinnerDocument }) {
  const [absent, setAbsent] = useState<readonly string[]>([])
  const [step, setStep] = useState(0)
  const evening = useMemo(() => playEvening(document, absent), [document, absent])
  const at = Math.min(step, evening.rounds.length - 1)
  const round = evening.rounds[at]!
  if (!document.characters.some(isGuest)) return null
  const turn = (by: 1 | -1) => {
    const isEnd = !(at + by in evening.rounds)
    return {
      'aria-disabled': isEnd,
      className: classNames(isEnd && 'opacity-45'),
      onClick: () => !isEnd && setStep(at + by),
    }
  }
  return (
    <TabFrame title={m.dinner_play()} text={m.dinner_play_text()}>
      <AbsentGuests document={document} evening={evening} absent={absent} onChange={setAbsent} />
      <PhaseSteps rounds={evening.rounds} at={at} document={document} onStep={setStep} />
      <div className="flex justify-between gap-3">
        <Button {...turn(-1)}>
          <ChevronLeft aria-hidden="true" className="size-5" />
          {m.dinner_play_before()}
        </Button>
        <Button variant="accent" {...turn(1)}>
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
