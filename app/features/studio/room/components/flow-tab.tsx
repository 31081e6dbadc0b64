import Workflow from 'lucide-react/icons/workflow'
import { useMemo, useState } from 'react'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { arrowsIn, leadersOf } from '#app/features/studio/room/room-links.ts'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Loading } from '#app/ui/skeleton.tsx'
import { useScripts } from '#app/ui/use-scripts.ts'
import { ClueDialog } from './clue-dialog.tsx'
import type { FlowThing } from './flow-box.tsx'
import { FlowList } from './flow-list.tsx'
import { LateFlowGraph } from './late-flow-graph.tsx'
import { PropDialog } from './prop-dialog.tsx'
import { RoomPuzzleDialog } from './room-puzzle-dialog.tsx'
import { useFlowCommands } from './use-flow-commands.ts'
import { useRoom, useRoomFindings } from './use-room.ts'

export function FlowTab() {
  const [chosen, choose] = useState<string | null>(null)
  const [edited, edit] = useState<string | null>(null)
  const commands = useFlowCommands()
  const room = useRoom()
  const things = useThings()
  const { details, roomPuzzles, roomProps, roomClues } = useDraft()
  const { arrows, leads } = useMemo(() => {
    const linked = { roomPuzzles, roomProps, roomClues }
    return { arrows: arrowsIn(linked), leads: leadersOf(linked) }
  }, [roomPuzzles, roomProps, roomClues])
  const scripts = useScripts()
  return (
    <TabFrame title={m.room_tab_flow()} text={m.room_flow_text()}>
      {things.length === 0 ? (
        <EmptyState
          title={m.room_flow_empty()}
          headingLevel={3}
          picture={<Workflow aria-hidden="true" className="size-14 text-brass-ink" />}
        >
          <p>{m.room_flow_empty_text()}</p>
        </EmptyState>
      ) : (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_19rem]">
          {scripts ? (
            <LateFlowGraph
              things={things}
              arrows={arrows}
              leads={leads}
              commands={commands}
              chosen={chosen}
              onChoose={choose}
              onEdit={edit}
            />
          ) : (
            <Loading label={m.studio_graph_loading()} />
          )}
          <FlowList room={room} language={details.primaryLanguage} chosen={chosen} onChoose={choose} />
        </div>
      )}
      <EditDialog
        thing={things.find(({ row }) => row.id === edited)}
        onClose={() => edit(null)}
        onReopen={() => edit(edited)}
      />
    </TabFrame>
  )
}

type EditDialogProps = { thing: FlowThing | undefined; onClose: () => void; onReopen: () => void }

function EditDialog({ thing, ...handlers }: EditDialogProps) {
  switch (thing?.kind) {
    case 'puzzle':
      return <RoomPuzzleDialog key={thing.row.id} puzzle={thing.row} {...handlers} />
    case 'prop':
      return <PropDialog key={thing.row.id} prop={thing.row} {...handlers} />
    case 'clue':
      return <ClueDialog key={thing.row.id} clue={thing.row} {...handlers} />
    case undefined:
      return null
  }
}

function useThings(): readonly FlowThing[] {
  const { roomPuzzles, roomProps, roomClues } = useDraft()
  const findings = useRoomFindings()
  return useMemo(() => {
    const errors = new Set(findings.flatMap(({ severity, where }) => (severity === 'error' ? [where.id] : [])))
    return [
      ...roomPuzzles.map((row) => ({ kind: 'puzzle' as const, row, trouble: errors.has(row.id) })),
      ...roomProps.map((row) => ({ kind: 'prop' as const, row, trouble: errors.has(row.id) })),
      ...roomClues.map((row) => ({ kind: 'clue' as const, row, trouble: errors.has(row.id) })),
    ]
  }, [roomPuzzles, roomProps, roomClues, findings])
}
