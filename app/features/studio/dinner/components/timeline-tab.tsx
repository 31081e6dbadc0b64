import { RowList } from '#app/features/studio/kit/components/row-list.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { MomentCard } from './moment-card.tsx'
import { MomentDialog } from './moment-dialog.tsx'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { TimelinePicture } from './timeline-picture.tsx'
import { useDinner, useDinnerRows } from './use-dinner.ts'
import { useOpenRow } from '#app/features/studio/kit/components/use-open-row.ts'

export function TimelineTab() {
  const { moments } = useDinnerRows()
  const document = useDinner()
  const open = useOpenRow(moments)
  return (
    <TabFrame title={m.dinner_tab_timeline()} text={m.dinner_timeline_text()}>
      {moments.length > 0 && <TimelinePicture document={document} onOpen={open.edit} />}
      <RowList
        kind="moment"
        rows={moments}
        open={open}
        card={(row, buttons) => (
          <MomentCard
            moment={document.moments.find(({ id }) => id === row.id) ?? row}
            document={document}
            buttons={buttons}
          />
        )}
        empty={{
          title: m.dinner_timeline_empty(),
          text: m.dinner_timeline_empty_text(),
          create: m.dinner_timeline_first(),
        }}
        dialog={(moment, handlers) => <MomentDialog moment={moment} {...handlers} />}
        flow="down"
        className="grid gap-3 [&>li:last-child_button]:min-h-24"
      />
    </TabFrame>
  )
}
