import Eye from 'lucide-react/icons/eye'
import MapPin from 'lucide-react/icons/map-pin'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import type { DinnerMoment } from '#app/features/kits/documents/dinner.ts'
import { moment as kind } from '#app/features/rows/kinds/moment.ts'
import { RowMarks } from '#app/features/studio/fields/components/row-marks.tsx'
import { KitDialog } from '#app/features/studio/kit/components/kit-dialog.tsx'
import type { Opened } from '#app/features/studio/kit/components/kit-dialog.tsx'
import { RowTab } from '#app/features/studio/kit/components/row-tab.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Card, CardBody, CardFooter } from '#app/ui/card.tsx'
import { IconLine } from './clue-parts.tsx'
import { nameOf } from './clue-words.ts'
import { TimelinePicture } from './timeline-picture.tsx'
import { useDinner } from '#app/features/studio/kit/components/use-document.ts'

export function TimelineTab() {
  const document = useDinner()
  return (
    <RowTab
      kind="moment"
      title={m.dinner_tab_timeline()}
      text={m.dinner_timeline_text()}
      above={({ open }) => document.moments.length > 0 && <TimelinePicture onOpen={(id) => open('edit', id)} />}
      card={(row, buttons) => <MomentCard moment={row} buttons={buttons} />}
      empty={{
        title: m.dinner_timeline_empty(),
        text: m.dinner_timeline_empty_text(),
        create: m.dinner_timeline_first(),
      }}
      Dialog={MomentDialog}
      flow="down"
      className="grid gap-3 [&>li:last-child_button]:min-h-24"
    />
  )
}

const MomentDialog = (opened: Opened<'moment'>) => (
  <KitDialog
    kind="moment"
    {...opened}
    onlyOnPhones
    steps={() => [
      [kind.fields.happened.label(), 'time', 'place', 'happened'],
      [
        kind.fields.actorIds.label(),
        ['actorIds', { none: m.dinner_moment_nobody() }],
        ['witnessIds', { none: m.dinner_moment_nobody() }],
      ],
    ]}
  />
)

function MomentCard({ moment, buttons }: { moment: DinnerMoment; buttons: ReactNode }) {
  const document = useDinner()
  const { id, time, place, happened, actorIds, witnessIds } = moment
  const names = (ids: readonly string[]) => ids.flatMap((each) => nameOf(document, each) || []).join(', ')
  return (
    <Card>
      <CardBody className="gap-2">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h3 className="font-display text-lg font-semibold">{time || m.dinner_moment_no_time()}</h3>
          <IconLine isQuiet Icon={MapPin} label={m.studio_dinner_place()} text={place} />
          <RowMarks id={id} />
        </div>
        <p className="whitespace-pre-line">{happened}</p>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          <IconLine isQuiet Icon={UserRound} label={m.studio_dinner_actors()} text={names(actorIds)} />
          <IconLine isQuiet Icon={Eye} label={m.studio_dinner_witnesses()} text={names(witnessIds)} />
        </div>
        <CardFooter className="gap-2">{buttons}</CardFooter>
      </CardBody>
    </Card>
  )
}
