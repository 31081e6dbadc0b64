import CircleSlash from 'lucide-react/icons/circle-slash'
import Search from 'lucide-react/icons/search'
import { aspects } from '#app/features/kits/documents/dinner.ts'
import type { Bearing, DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import type { Standing } from '#app/features/kits/deduction/deduce.ts'
import { ClueLink } from './clue-link.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Cell, DataTable, HeadCell } from '#app/ui/data-table.tsx'
import { aspectText, nameOf } from './clue-words.ts'

type SuspectsTableProps = { suspects: readonly Standing[]; document: DinnerDocument }

/** What has been released about each suspect. */
export function SuspectsTable({ suspects, document }: SuspectsTableProps) {
  return (
    <DataTable
      label={m.dinner_suspects()}
      className="min-w-lg"
      columns={[
        { name: m.dinner_role_suspect() },
        ...aspects.map((aspect) => ({ name: aspectText[aspect]() })),
        { name: m.dinner_could_be() },
      ]}
    >
      {suspects.map(({ characterId, couldBe, aspects: told }) => (
        <tr key={characterId} className={classNames('align-top', !couldBe && 'bg-sunken')}>
          <HeadCell className={classNames('font-semibold', !couldBe && 'text-muted line-through')}>
            {nameOf(document, characterId)}
          </HeadCell>
          {aspects.map((aspect) => (
            <Cell key={aspect} className="text-sm">
              <Said clueIds={told[aspect].burdens} bearing="burdens" document={document} />
              <Said clueIds={told[aspect].clears} bearing="clears" document={document} />
              {told[aspect].burdens.length + told[aspect].clears.length === 0 && (
                <span className="text-muted">
                  <span aria-hidden="true">–</span>
                  <span className="sr-only">{m.dinner_nothing_known()}</span>
                </span>
              )}
            </Cell>
          ))}
          <Cell>
            <Badge tone={couldBe ? 'brass' : 'grey'}>
              {couldBe ? m.dinner_could_be_yes() : m.dinner_could_be_no()}
            </Badge>
          </Cell>
        </tr>
      ))}
    </DataTable>
  )
}

const signs = {
  burdens: { Icon: Search, look: 'text-danger-ink', label: m.dinner_bearing_burdens },
  clears: { Icon: CircleSlash, look: 'text-success-ink', label: m.dinner_bearing_clears },
} as const

type SaidProps = { clueIds: readonly string[]; bearing: Bearing; document: DinnerDocument }

function Said({ clueIds, bearing, document }: SaidProps) {
  const { Icon, look, label } = signs[bearing]
  return clueIds.map((id) => (
    <p key={id} className={classNames('flex items-start gap-1.5', look)}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="sr-only">{label()}</span>
      <ClueLink id={id}>{document.clues.find((clue) => clue.id === id)?.title}</ClueLink>
    </p>
  ))
}
