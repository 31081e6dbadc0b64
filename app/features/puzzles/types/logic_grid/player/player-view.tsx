import TableProperties from 'lucide-react/icons/table-properties'
import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useState } from 'react'
import type { CSSProperties } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'
import { Said, SubmitButton } from '#app/features/puzzles/kit/player/submit-row.tsx'
import { AttemptsStatus } from '#app/features/puzzles/kit/player/attempts-status.tsx'
import { useCountdown } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { useVerdict } from '#app/features/puzzles/kit/player/use-verdict.ts'
import { useKept } from '#app/features/puzzles/kit/player/use-kept.ts'
import { Button } from '#app/ui/button.tsx'
import { AnswerTable, FoundTable } from './answer-table.tsx'
import { checkedText, readCheckView } from '#app/features/puzzles/types/logic_grid/rules/checked.ts'
import { ClueList } from './clue-list.tsx'
import { open } from '#app/features/puzzles/types/logic_grid/rules/limits.ts'
import type { Mark, Sheet } from '#app/features/puzzles/types/logic_grid/rules/marks.ts'
import { foundIn, readSheet, withMark } from '#app/features/puzzles/types/logic_grid/rules/marks.ts'
import { NoteSheet } from './note-sheet.tsx'
import { PairTables, staircaseRem } from './pair-tables.tsx'
import type { Answer, Presented, Thing } from '#app/features/puzzles/types/logic_grid/rules/schema.ts'
import { AtHand, InPlace } from '#app/features/puzzles/kit/object/in-place.tsx'

type Props = PlayerViewProps<Presented, Answer>

export function PlayerView(props: Props) {
  return props.solved ? <WorkedOut {...props} /> : <Working {...props} />
}

function WorkedOut({ configuration, answer }: Props) {
  return (
    <div role="status" className="grid animate-appear justify-items-center gap-3 text-center">
      <TableProperties aria-hidden="true" className="size-14 text-success-ink" />
      <p className="font-display text-2xl">{m.logic_grid_solved()}</p>
      {answer && <FoundTable categories={configuration.categories} mapping={answer.mapping} />}
    </div>
  )
}

const mostUndone = 100

function useSheet(configuration: Presented) {
  const name = `logic_grid ${JSON.stringify(configuration)}`
  const [sheet, setSheet] = useKept<Sheet>(name, { marks: {}, struck: [] }, readSheet)
  const [before, setBefore] = useState<Sheet[]>([])
  const change = (next: Sheet) => {
    setBefore([...before, sheet].slice(-mostUndone))
    setSheet(next)
  }
  const undo = () => {
    const last = before.at(-1)
    if (!last) return
    setBefore(before.slice(0, -1))
    setSheet(last)
  }
  return { name, sheet, change, undo, canUndo: before.length > 0 }
}

function Working({
  configuration,
  language = getLocale(),
  view,
  attemptsLeft,
  pausedForMs,
  feedback,
  busy,
  onAnswer,
  onNotes,
}: Props) {
  const { categories, clues } = configuration
  const items = categories[0]?.items.length ?? 0
  const leftMs = useCountdown(pausedForMs)
  const { name, sheet, change, undo, canUndo } = useSheet(configuration)
  useEffect(() => onNotes?.({ marks: sheet.marks }), [onNotes, sheet.marks])
  const [lacking, setLacking] = useState<'all' | 'some' | null>(null)
  const [leftBefore, setLeftBefore] = useState<number | null>(null)
  const lastCheck = readCheckView(view)
  const waiting = busy || leftMs > 0
  const found = foundIn(sheet.marks, categories.length, items)
  const verdict = useVerdict(feedback, found)
  const setMark = (one: Thing, other: Thing, mark: Mark | null) => {
    setLacking(null)
    change({ ...sheet, marks: withMark(sheet.marks, one, other, mark, items) })
  }
  const setFound = (first: number, category: number, item: number | null) => {
    const chosen = item ?? found[first]![category - 1]
    if (chosen !== null && chosen !== undefined)
      setMark({ category: 0, item: first }, { category, item: chosen }, item === null ? null : 'tick')
  }
  const strike = (clue: number) =>
    change({
      ...sheet,
      struck: sheet.struck.includes(clue) ? sheet.struck.filter((each) => each !== clue) : [...sheet.struck, clue],
    })
  const submit = () => {
    if (waiting) return
    const mapping = found.map((row) => row.flatMap((item) => item ?? []))
    const isWhole = mapping.every((row) => row.length === categories.length - 1)
    setLacking(isWhole ? null : 'all')
    if (isWhole) onAnswer({ mapping })
  }
  const checksLeft = lastCheck?.left ?? configuration.checks ?? 0
  const check = () => {
    if (waiting || checksLeft === 0) return
    const mapping = found.map((row) => row.map((item) => item ?? open))
    const isEmpty = mapping.flat().every((item) => item === open)
    setLacking(isEmpty ? 'some' : null)
    setLeftBefore(lastCheck?.left ?? null)
    if (!isEmpty) onAnswer({ mapping, soFar: true })
  }
  const said = () => {
    if (lacking !== null) return lacking === 'all' ? m.logic_grid_missing() : m.logic_grid_check_empty()
    if (verdict.kind !== 'partial') return verdict.text({ wrong: m.logic_grid_wrong, tried: m.logic_grid_tried })
    // Its result comes with the view, after the verdict
    return lastCheck && lastCheck.left !== leftBefore ? checkedText(lastCheck.wrong) : ''
  }
  return (
    <div
      style={{ '--room': `${Math.max(36, staircaseRem(categories))}rem` } as CSSProperties}
      className="mx-auto grid w-full max-w-(--room) min-w-0 grid-cols-[minmax(0,1fr)] gap-5 min-[60rem]:w-(--room) min-[60rem]:max-w-full"
    >
      <AttemptsStatus attemptsLeft={attemptsLeft} pausedForMs={pausedForMs} leftMs={leftMs} />
      {clues.length > 0 && (
        <ClueList clues={clues} categories={categories} language={language} struck={sheet.struck} onStrike={strike} />
      )}
      <InPlace>
        <AnswerTable categories={categories} found={found} onFound={setFound} />
      </InPlace>
      <PairTables configuration={configuration} marks={sheet.marks} onMark={setMark} />
      <Button
        size="small"
        className="min-h-11 justify-self-center"
        aria-disabled={!canUndo || undefined}
        onClick={undo}
      >
        <Undo2 aria-hidden="true" className="size-4.5" />
        {m.logic_grid_undo()}
      </Button>
      <NoteSheet name={`${name} note`} />
      <AtHand>
        <Said said={said()} />
        <div className="flex flex-wrap justify-center gap-3">
          {configuration.checks !== undefined && (
            <Button size="large" aria-disabled={waiting || checksLeft === 0 || undefined} onClick={check}>
              {m.logic_grid_check({ count: checksLeft })}
            </Button>
          )}
          <SubmitButton
            submit={m.logic_grid_submit()}
            submitting={m.logic_grid_submitting()}
            busy={busy}
            waiting={waiting}
            onSubmit={submit}
          />
        </div>
      </AtHand>
    </div>
  )
}
