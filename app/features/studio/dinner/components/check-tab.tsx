import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo, useState } from 'react'
import { isGuest, phaseText } from '#app/features/kits/documents/dinner.ts'
import { playEvening } from '#app/features/studio/dinner/evening.ts'
import type { PlayedEvening } from '#app/features/studio/dinner/evening.ts'
import { phaseKey } from '#app/features/kits/documents/phases.ts'
import { KitChecks } from '#app/features/studio/kit/components/kit-checks.tsx'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Checks } from '#app/ui/checks.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RoundView } from './evening-round.tsx'
import { useDinner } from '#app/features/studio/kit/components/use-document.ts'
import { nameOf } from './clue-words.ts'

/** What the checks find in the current draft, and a run-through of the evening. */
export function CheckTab() {
  const document = useDinner()
  return (
    <div className="grid gap-10">
      <TabFrame title={m.studio_kit_tab_check()} text={m.dinner_check_text()}>
        <KitChecks kit={{ kind: 'mystery-dinner', document }} none={m.dinner_findings_none()} />
      </TabFrame>
      <EveningPlay />
    </div>
  )
}

/** The evening, phase by phase. */
function EveningPlay() {
  const document = useDinner()
  const [absent, setAbsent] = useState<readonly string[]>([])
  const [step, setStep] = useState(0)
  const evening = useMemo(() => playEvening(document, absent), [document, absent])
  const at = Math.min(step, evening.rounds.length - 1)
  const round = evening.rounds[at]!
  if (!document.characters.some(isGuest)) return null
  const turn = (by: 1 | -1) => {
    const isEnd = !(at + by in evening.rounds)
    return { 'aria-disabled': isEnd, onClick: () => !isEnd && setStep(at + by) }
  }
  return (
    <TabFrame title={m.dinner_play()} text={m.dinner_play_text()}>
      <AbsentGuests evening={evening} absent={absent} onChange={setAbsent} />
      <PhaseSteps rounds={evening.rounds} at={at} onStep={setStep} />
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
      <RoundView {...round} />
    </TabFrame>
  )
}

type PhaseStepsProps = Pick<PlayedEvening, 'rounds'> & { at: number; onStep: (step: number) => void }

function PhaseSteps({ rounds, at, onStep }: PhaseStepsProps) {
  const { courses } = useDinner()
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
              {phaseText(phase, courses)}
              <span className="text-xs font-normal">{m.dinner_play_left({ count: left.length })}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type AbsentGuestsProps = { evening: PlayedEvening; absent: readonly string[]; onChange: (absent: string[]) => void }

/** "A guest cancelled": what happens to their clues. */
function AbsentGuests({ evening, absent, onChange }: AbsentGuestsProps) {
  const document = useDinner()
  const optional = document.characters.filter((each) => isGuest(each) && each.isOptional)
  const guests = evening.document.characters.filter(isGuest).length
  const { fewest, most } = document.guests
  const isDealt = evening.dealt.length + evening.letters.length > 0
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <FieldGroup
        legend={m.dinner_cancelled()}
        hint={optional.length > 0 ? m.dinner_cancelled_hint() : m.dinner_cancelled_none()}
      >
        <Checks of={optional} chosen={absent} onChange={onChange} className="flex flex-wrap gap-x-6" />
      </FieldGroup>
      <p role="status" className="text-sm">
        {absent.length > 0 && !isDealt && `${m.dinner_cancelled_nothing()} `}
        {m.dinner_cancelled_guests({ count: guests })}{' '}
        {(guests < fewest || guests > most) && fewest > 0 && m.dinner_cancelled_outside({ fewest, most })}
      </p>
      {isDealt && (
        <Notice title={m.dinner_cancelled_dealt()}>
          <ul className="list-disc pl-5 text-sm">
            {evening.dealt.map(({ clueId, toId }) => (
              <li key={clueId}>
                {m.dinner_cancelled_clue({
                  title: document.clues.find(({ id }) => id === clueId)?.title ?? '',
                  name: toId === null ? m.dinner_holder_host() : nameOf(document, toId),
                })}
              </li>
            ))}
            {evening.letters.map(({ id, characterId, reveal }) => (
              <li key={id}>{m.dinner_cancelled_letter({ name: nameOf(document, characterId), text: reveal })}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
