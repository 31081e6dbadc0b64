import type { PuzzleFigures } from '#app/features/studio/figures/figures-view.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { DataTable, HeadCell, NumberCell } from '#app/ui/data-table.tsx'
import { perPlayText, shareText } from './share-text.ts'

export function PuzzleTable({ puzzles }: { puzzles: readonly PuzzleFigures[] }) {
  const columns = [
    { name: m.studio_type_puzzle() },
    { name: m.figures_opened(), isNumber: true },
    { name: m.figures_solved(), isNumber: true },
    { name: m.figures_revealed(), isNumber: true },
    { name: m.figures_stopped(), isNumber: true },
    { name: m.figures_puzzle_minutes(), isNumber: true },
    { name: m.figures_wrong(), isNumber: true },
    { name: m.figures_hints(), isNumber: true },
  ]
  return (
    <div className="grid min-w-0 gap-4">
      <div className="grid gap-1">
        <h3 className="text-subheading">{m.studio_tab_puzzles()}</h3>
        <p className="text-muted">{m.figures_puzzles_hint()}</p>
      </div>
      <DataTable label={m.studio_tab_puzzles()} columns={columns} className="sm:min-w-[56rem]">
        {puzzles.map(({ id, name, plays, ...sums }) => (
          <tr key={id}>
            <HeadCell>{name}</HeadCell>
            <NumberCell>{formatNumber(plays)}</NumberCell>
            <NumberCell>{shareText(sums.solved, plays)}</NumberCell>
            <NumberCell>{shareText(sums.revealed, plays)}</NumberCell>
            <NumberCell>{formatNumber(sums.stopped)}</NumberCell>
            <NumberCell>{sums.minutes === null ? m.figures_none() : formatNumber(sums.minutes)}</NumberCell>
            <NumberCell>{perPlayText(sums.wrong, plays)}</NumberCell>
            <NumberCell>{perPlayText(sums.hints, plays)}</NumberCell>
          </tr>
        ))}
      </DataTable>
    </div>
  )
}
