import EyeOff from 'lucide-react/icons/eye-off'
import FileText from 'lucide-react/icons/file-text'
import HandGrab from 'lucide-react/icons/hand-grab'
import MailOpen from 'lucide-react/icons/mail-open'
import MessageCircle from 'lucide-react/icons/message-circle'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { phasesOf, phaseText } from '#app/features/kits/documents/dinner.ts'
import { card } from '#app/features/rows/kinds/card.ts'
import { phaseKey } from '#app/features/kits/documents/phases.ts'
import { tasks } from '#app/features/studio/dinner/round-matrix.ts'
import type { CardPlace, MatrixCell, MatrixRow, Task } from '#app/features/studio/dinner/round-matrix.ts'
import { useDinner } from '#app/features/studio/kit/components/use-document.ts'
import { m } from '#app/i18n/generated/messages.js'
import { stepIn } from '#app/shared/arrow-keys.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'

export const taskIcons = { reveal: MessageCircle, conceal: EyeOff, act: HandGrab, receive: MailOpen }
export const taskText = (task: Task): string => card.fields[task].label()

export function MatrixLegend() {
  const marks = [
    ...tasks.map((task) => ({ Icon: taskIcons[task], look: 'text-accent-ink', text: taskText(task) })),
    { Icon: FileText, look: 'text-brass-ink', text: m.dinner_task_clue() },
    { Icon: TriangleAlert, look: 'text-warning-ink', text: m.dinner_matrix_hole() },
  ]
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-muted">
      {marks.map(({ Icon, look, text }) => (
        <li key={text} className="flex items-center gap-1.5">
          <Icon aria-hidden="true" className={classNames('size-4.5', look)} />
          {text}
        </li>
      ))}
    </ul>
  )
}

type RoundMatrixProps = { matrix: readonly MatrixRow[]; onOpen: (place: CardPlace) => void }

/** Tab reaches one cell; from there the arrow keys move on. */
export function RoundMatrix({ matrix, onOpen }: RoundMatrixProps) {
  const { courses } = useDinner()
  const grid = useRef<HTMLTableElement>(null)
  const [[atRow, atColumn], setAt] = useState<readonly [number, number]>([0, 0])
  const phases = phasesOf({ courses })
  const size = [matrix.length, phases.length] as const
  const reachable = [Math.min(atRow, size[0] - 1), Math.min(atColumn, size[1] - 1)] as const
  const step = (event: KeyboardEvent) => {
    const to = stepIn(reachable, event.key, size)
    if (!to) return
    event.preventDefault()
    setAt(to)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${to.join()}"]`)?.focus()
  }
  return (
    <div className="max-h-[80vh] scroll-pt-20 scroll-pl-28 overflow-auto rounded-card border border-line bg-surface">
      <table
        ref={grid}
        role="grid"
        aria-label={m.dinner_tab_rounds()}
        className="w-full border-separate border-spacing-0"
        onKeyDown={step}
      >
        <thead>
          <tr>
            <td className="sticky top-0 left-0 z-20 border-r border-b border-line bg-sunken" />
            {phases.map((phase) => (
              <th
                key={phaseKey(phase)}
                scope="col"
                className="sticky top-0 z-10 max-w-32 min-w-26 border-b border-line bg-sunken p-2 text-sm leading-tight font-semibold"
              >
                <span className="line-clamp-3" title={phaseText(phase, courses)}>
                  {phaseText(phase, courses)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.map(({ character, cells }, row) => (
            <tr key={character.id}>
              <th
                scope="row"
                className="sticky left-0 z-10 max-w-26 min-w-24 border-r border-b border-line bg-surface p-2 text-left text-sm leading-tight font-semibold sm:max-w-48 sm:min-w-40 sm:p-3 sm:text-base"
              >
                <span className="block">{character.name}</span>
                {character.isOptional && (
                  <Badge tone="info" className="mt-1">
                    {m.dinner_character_optional()}
                  </Badge>
                )}
              </th>
              {cells.map((cell, column) => (
                <td key={phaseKey(cell.phase)} className="border-b border-line p-1 align-top">
                  <Cell
                    cell={cell}
                    name={character.name}
                    phase={phaseText(cell.phase, courses)}
                    place={`${row},${column}`}
                    isReachable={row === reachable[0] && column === reachable[1]}
                    onFocus={() => setAt([row, column])}
                    onOpen={(cardId) => onOpen({ characterId: character.id, phase: phaseKey(cell.phase), cardId })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = {
  cell: MatrixCell
  name: string
  phase: string
  place: string
  isReachable: boolean
  onFocus: () => void
  onOpen: (cardId: string | null) => void
}

function Cell({ cell, name, phase, place, isReachable, onFocus, onOpen }: CellProps) {
  const { cards, clues, isHole } = cell
  const told = [
    ...cell.tasks.map((task) => taskText(task)),
    ...(clues.length > 0 ? [m.studio_count_clues({ count: clues.length })] : []),
    ...(isHole ? [m.dinner_matrix_hole()] : []),
  ]
  const label = m.dinner_cell({ name, phase, holds: told.join(', ') || m.dinner_cell_empty() })
  return (
    <div className="grid gap-1">
      <button
        type="button"
        data-cell={place}
        tabIndex={isReachable ? 0 : -1}
        onFocus={onFocus}
        onClick={() => onOpen(cards[0]?.id ?? null)}
        aria-label={label}
        title={label}
        className={classNames(
          'grid min-h-16 w-full grid-cols-[repeat(2,1fr)] place-items-center gap-0.5 rounded-control border p-1 transition-colors hover:border-accent hover:bg-accent-soft sm:grid-cols-[repeat(4,1fr)] sm:px-2',
          isHole ? 'border-dashed border-warning bg-warning-soft' : 'border-line bg-raised',
        )}
      >
        {tasks.map((task) => {
          const Icon = taskIcons[task]
          const isWritten = cell.tasks.includes(task)
          return (
            <Icon
              key={task}
              aria-hidden="true"
              className={classNames('size-5', isWritten ? 'text-accent-ink' : 'text-muted/35')}
            />
          )
        })}
        {(clues.length > 0 || isHole) && (
          <span className="col-span-full flex items-center gap-1 text-xs font-semibold">
            {clues.length > 0 && (
              <>
                <FileText aria-hidden="true" className="size-4 text-brass-ink" />
                <span className="text-ink">{clues.length}</span>
              </>
            )}
            {isHole && <TriangleAlert aria-hidden="true" className="size-4 text-warning-ink" />}
          </span>
        )}
      </button>
      {cards.slice(1).map(({ id }, at) => (
        <button
          key={id}
          type="button"
          tabIndex={isReachable ? 0 : -1}
          onFocus={onFocus}
          onClick={() => onOpen(id)}
          className="min-h-11 rounded-control border border-dashed border-warning px-2 text-xs font-semibold text-warning-ink"
        >
          {m.dinner_cell_another({ number: at + 2 })}
        </button>
      ))}
    </div>
  )
}
