import X from 'lucide-react/icons/x'
import { MoveButton } from '#app/features/studio/fields/components/move-button.tsx'
import type { Place } from '#app/features/studio/graph/place-boxes.ts'
import { boardStep } from '#app/features/studio/room/on-board.ts'
import { nameOfThing } from '#app/features/studio/room/room-links.ts'
import type { FlowArrow } from '#app/features/studio/room/room-links.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Options } from '#app/ui/options.tsx'
import { Select } from '#app/ui/select.tsx'
import type { FlowThing } from './flow-box.tsx'
import type { useFlowCommands } from './use-flow-commands.ts'

type FlowToolsProps = {
  things: readonly FlowThing[]
  arrows: readonly FlowArrow[]
  thing: FlowThing | undefined
  place: Place | undefined
  commands: ReturnType<typeof useFlowCommands>
  onEdit: (id: string) => void
}

const ways = [
  { to: 'left', x: -1, y: 0, label: m.room_box_left },
  { to: 'up', x: 0, y: -1, label: m.room_box_up },
  { to: 'down', x: 0, y: 1, label: m.room_box_down },
  { to: 'right', x: 1, y: 0, label: m.room_box_right },
] as const

/** The actions for the selected box, usable without a pointer. */
export function FlowTools({ things, arrows, thing, place, commands, onEdit }: FlowToolsProps) {
  if (!thing) return null
  const { id } = thing.row
  const name = nameOfThing(thing.row)
  return (
    <div
      role="group"
      aria-label={m.studio_graph_chosen({ name })}
      className="grid max-h-[45%] gap-2 overflow-y-auto border-t border-line bg-surface p-2 sm:px-3"
    >
      <div className="flex flex-wrap items-center gap-2">
        <span className="mr-1 min-w-0 font-semibold">{name}</span>
        <Button size="small" aria-label={m.studio_card_edit({ title: name })} onClick={() => onEdit(id)}>
          {m.common_edit()}
        </Button>
        {thing.kind === 'puzzle' && place && (
          <span className="flex">
            {ways.map(({ to, x, y, label }) => (
              <MoveButton
                key={to}
                to={to}
                label={label({ name })}
                off={(x < 0 && place.x <= 0) || (y < 0 && place.y <= 0)}
                onClick={() => commands.place(id, { x: place.x + x * boardStep, y: place.y + y * boardStep })}
              />
            ))}
          </span>
        )}
        <NewArrow things={things} arrows={arrows} thing={thing} commands={commands} />
      </div>
      <Arrows things={things} arrows={arrows} id={id} commands={commands} />
    </div>
  )
}

type ArrowsProps = Pick<FlowToolsProps, 'things' | 'arrows' | 'commands'>

function NewArrow({ things, arrows, thing, commands }: ArrowsProps & { thing: FlowThing }) {
  const { id } = thing.row
  const has = (from: string, to: string) => arrows.some((arrow) => arrow.from === from && arrow.to === to)
  const others = things.filter(({ kind, row }) => row.id !== id && [kind, thing.kind].includes('puzzle'))
  const before = others.filter(({ row }) => !has(row.id, id))
  const after = others.filter(({ row }) => !has(id, row.id))
  const [needsLabel, leadsLabel] =
    thing.kind === 'puzzle' ? [m.room_add_need(), m.room_add_lead()] : [m.room_add_giver(), m.room_add_user()]
  return (
    <>
      <ThingSelect label={needsLabel} things={before} onChoose={(from) => commands.draw(from, id)} />
      <ThingSelect label={leadsLabel} things={after} onChoose={(to) => commands.draw(id, to)} />
    </>
  )
}

type ThingSelectProps = { label: string; things: readonly FlowThing[]; onChoose: (id: string) => void }

function ThingSelect({ label, things, onChoose }: ThingSelectProps) {
  if (things.length === 0) return null
  return (
    <Select
      aria-label={label}
      acts
      value=""
      className="min-w-40 flex-1"
      onChange={({ target: { value } }) => value && onChoose(value)}
    >
      <option value="">{label}</option>
      <Options of={things.map((thing) => ({ id: thing.row.id, name: nameOfThing(thing.row) }))} />
    </Select>
  )
}

function Arrows({ things, arrows, id, commands }: ArrowsProps & { id: string }) {
  const own = arrows.filter(({ from, to }) => from === id || to === id)
  const named = (other: string) => {
    const found = things.find(({ row }) => row.id === other)
    return found ? nameOfThing(found.row) : ''
  }
  if (own.length === 0) return null
  return (
    <ul aria-label={m.room_arrows()} className="flex flex-wrap gap-1.5">
      {own.map(({ id: arrow, from, to, drawn }) => {
        const names = { from: named(from), to: named(to) }
        return (
          <li key={arrow} className="flex min-h-9 items-center rounded-full border border-line bg-sunken pl-3 text-sm">
            {from === id ? `→ ${names.to}` : `${names.from} →`}
            <button
              type="button"
              aria-label={m.room_arrow_cut(names)}
              onClick={() => commands.cut(drawn)}
              className="grid size-9 shrink-0 place-items-center rounded-full text-muted hover:text-danger-ink pointer-coarse:size-11"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
