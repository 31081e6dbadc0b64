import { answerIn, hasCode } from '#app/features/kits/checks/room/code-fits.ts'
import { hostOrder, playerOrder, setUpOrder } from '#app/features/kits/flow/orders.ts'
import type { SetUpStep } from '#app/features/kits/flow/orders.ts'
import { timelineOf } from '#app/features/kits/flow/timeline.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { useRoom } from '#app/features/studio/kit/components/use-document.ts'
import { nameOfThing } from '#app/features/studio/room/room-links.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'

type Line = { id: string; name: string; note: string }

type FlowListProps = { chosen: string | null; onChoose: (id: string) => void }

/** The flow as a list, in the order for each reader; derived, never stored. */
export function FlowList({ chosen, onChoose }: FlowListProps) {
  const room = useRoom()
  const language = useDraft().details.primaryLanguage
  const timed = timelineOf(room)
  const opens = new Map(timed.map(({ puzzle, opensAt }) => [puzzle.id, opensAt]))
  const players = playerOrder(room).map(({ id, name }): Line => {
    const minute = opens.get(id) ?? 0
    return { id, name, note: minute === 0 ? m.room_order_at_once() : m.room_order_from({ minute }) }
  })
  const host = hostOrder(room).map(({ puzzle, byMinute }): Line => {
    const answer = hasCode(puzzle.lockType) ? answerIn(room, puzzle, language).trim() : ''
    const by = m.room_order_by({ minute: byMinute })
    return { id: puzzle.id, name: puzzle.name, note: answer === '' ? by : `${by} · ${answer}` }
  })
  const lost = room.puzzles
    .filter(({ id }) => !opens.has(id))
    .map(({ id, name }): Line => ({ id, name, note: m.room_order_never() }))
  const lines = (own: readonly Line[]) => <Lines lines={own} chosen={chosen} onChoose={onChoose} />
  const orders = [
    { value: 'players', label: m.room_order_players(), part: lines([...players, ...lost]) },
    { value: 'host', label: m.room_order_host(), part: lines([...host, ...lost]) },
    { value: 'setup', label: m.room_order_setup(), part: lines(setUpOrder(room).map(lineOf)) },
  ]
  return (
    <Tabs defaultValue="players" className="content-start gap-3">
      <TabsList aria-label={m.room_orders()}>
        {orders.map(({ value, label }) => (
          <TabsTrigger key={value} value={value} className="min-h-11 px-3 text-sm sm:px-3">
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {orders.map(({ value, part }) => (
        <TabsContent key={value} value={value}>
          {part}
        </TabsContent>
      ))}
    </Tabs>
  )
}

function lineOf(step: SetUpStep): Line {
  if (step.step === 'pack') {
    const { puzzle, into, sheets } = step
    const things = [...step.things.map(nameOfThing), ...sheets.map(sheetName)].join(', ')
    const { name } = puzzle
    const notes = {
      box: () => m.room_set_up_lock({ name }),
      kept: () => m.room_set_up_hand_over({ name }),
      furniture: () => m.room_set_up_close({ name: puzzle.furniture }),
    }
    const note = into.as === 'prop' ? m.room_set_up_close({ name: into.prop.name }) : notes[into.as]()
    return { id: puzzle.id, name: m.room_set_up_pack({ things }), note }
  }
  const { id } = step.thing
  if (step.step === 'lay')
    return {
      id,
      name: m.room_set_up_lay({ name: 'needs' in step.thing ? sheetName(step.thing) : nameOfThing(step.thing) }),
      note: '',
    }
  return { id, name: m.room_set_up_hide({ name: nameOfThing(step.thing) }), note: step.thing.hidingPlace }
}

const sheetName = ({ name }: { name: string }) => m.room_set_up_sheet({ name })

function Lines({ lines, chosen, onChoose }: FlowListProps & { lines: readonly Line[] }) {
  if (lines.length === 0) return <p className="text-sm text-muted">{m.room_order_empty()}</p>
  return (
    <ol className="grid gap-1.5">
      {lines.map(({ id, name, note }, index) => (
        <li key={`${id} ${index}`}>
          <button
            type="button"
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
            className={classNames(
              'grid w-full grid-cols-[1.75rem_minmax(0,1fr)] rounded-control border px-3 py-2 text-left transition-colors hover:border-accent',
              id === chosen ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
            )}
          >
            <span aria-hidden="true" className="font-display text-lg leading-6 font-semibold text-brass-ink">
              {index + 1}
            </span>
            <span className="grid gap-0.5">
              <span className="font-semibold">{name}</span>
              {note && <span className="text-sm text-muted">{note}</span>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
