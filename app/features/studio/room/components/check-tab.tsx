import { longestPath, roundsOf, timelineOf } from '#app/features/kits/flow/timeline.ts'
import { KitChecks } from '#app/features/studio/kit/components/kit-checks.tsx'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { FigureCards } from '#app/ui/figure-cards.tsx'
import { useRoom } from '#app/features/studio/kit/components/use-document.ts'

export function CheckTab() {
  const room = useRoom()
  return (
    <TabFrame title={m.studio_kit_tab_check()} text={m.room_check_text()}>
      <RoomFacts />
      <div className="max-w-4xl">
        <KitChecks kit={{ kind: 'escape-room', document: room }} none={m.room_findings_none()} />
      </div>
    </TabFrame>
  )
}

/** The room in figures, as the checks compare them. */
function RoomFacts() {
  const room = useRoom()
  const path = longestPath(timelineOf(room))
  const widest = Math.max(0, ...roundsOf(room).map((round) => round.length))
  const facts = [
    {
      name: m.room_fact_path(),
      value: path ? m.room_fact_minutes({ minutes: path.minutes, duration: room.setup.recommendedDuration }) : '–',
      note: path ? path.puzzles.map(({ name }) => name).join(' → ') : m.room_fact_no_end(),
    },
    { name: m.room_fact_open(), value: formatNumber(widest), note: m.room_fact_open_note() },
    {
      name: m.room_fact_herrings(),
      value: formatNumber(room.clues.filter(({ isRedHerring }) => isRedHerring).length),
      note: m.room_fact_herrings_note(),
    },
  ]
  return <FigureCards cards={facts} className="sm:grid-cols-3" />
}
