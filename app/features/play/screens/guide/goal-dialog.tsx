import Lightbulb from 'lucide-react/icons/lightbulb'
import { useEffect, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { goalSteps } from '#app/features/engine/goal.schema.ts'
import type { RunProjection } from '#app/features/engine/projection.ts'
import { Modal } from '#app/features/play/party/components/modal.tsx'
import type { Run } from '#app/features/play/live/connection/use-run.ts'
import { usePartyContext } from '#app/features/play/party/use-party.ts'
import { awayMinutes } from '#app/features/play/runs/away-minutes.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { RemarkLines } from '#app/features/play/screens/news/remarks.tsx'
import { Button } from '#app/ui/button.tsx'
import { adviceText, leadsToText } from '#app/features/play/live/aftermath/advice-text.ts'

type GoalDialogProps = {
  goal: NonNullable<RunProjection['goal']>
  busy: boolean
  remarks: readonly string[]
  remarked: number
  onAsk: () => void
  onOther: () => void
  onMore: (told: number) => void
  onClose: () => void
} & Pick<Run, 'listen' | 'isOwn'>

/** It is opened by asking: until the answer is there, what was told before does not count. */
export function GoalDialog({
  goal,
  busy,
  remarks,
  remarked,
  onAsk,
  onOther,
  onMore,
  onClose,
  ...run
}: GoalDialogProps) {
  const [isAnswered, setAnswered] = useState(false)
  if (!isAnswered && !busy) setAnswered(true)
  const told = isAnswered ? goal.told : []
  const wasPartners = useRef(false)
  useEffect(() => {
    if (!isAnswered || busy) return
    // What the partner was to do may be done, or be no longer theirs
    if (wasPartners.current && !goal.isPartners && goal.told.length === 0) onAsk()
    wasPartners.current = goal.isPartners
  })
  // What was told may be done, and where there was nothing to do there may be something
  useOthersMoves(run, () => isAnswered && !goal.isPartners && onMore(0))
  const { isLeftAlone = false, isAlone = false } = usePartyContext() ?? {}
  return (
    <Modal title={m.play_goal_ask()} look="table" onClose={onClose}>
      {/* Not atomic: only the new step is read out */}
      <div role="status" aria-atomic={false} className="grid gap-2">
        {(!isAnswered || (told.length === 0 && busy)) && <p>{m.play_goal_looking()}</p>}
        {isAnswered && told.length === 0 && !busy && <p>{nothingText(goal.isPartners, isLeftAlone)}</p>}
        {isAnswered && <Told goal={goal} isAlone={isAlone} />}
        <RemarkLines remarks={remarks} number={remarked} />
      </div>
      <div className="flex flex-wrap gap-3">
        {isAnswered && goal.isMore && (
          // Not `disabled` while it is pending, which would lose the focus
          <Button loading={busy} aria-disabled={busy || undefined} onClick={() => !busy && onMore(told.length)}>
            {moreText(told.length, goal.cost)}
          </Button>
        )}
        {isAnswered && goal.hasOthers && (
          <Button aria-disabled={busy || undefined} onClick={() => !busy && onOther()}>
            {m.play_goal_other()}
          </Button>
        )}
        <Button autoFocus variant="primary" onClick={onClose}>
          {m.play_continue()}
        </Button>
      </div>
    </Modal>
  )
}

function Told({ goal: { told, leadsTo, isUnsure }, isAlone }: Pick<GoalDialogProps, 'goal'> & { isAlone: boolean }) {
  const lang = useContentLanguage()
  return (
    <>
      <ol className="grid gap-2">
        {told.map((advice, place) => (
          <li key={place} className="flex animate-appear gap-3 rounded-control bg-brass-soft px-4 py-3">
            <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brass-ink" />
            <p lang={advice.text === null ? undefined : lang} className="min-w-0 whitespace-pre-line">
              {adviceText(advice, isAlone)}
            </p>
          </li>
        ))}
      </ol>
      {told.length > 0 && leadsTo && <p className="text-sm text-muted">{leadsToText(leadsTo)}</p>}
      {isUnsure && <p className="text-sm text-muted">{m.play_goal_unsure()}</p>}
    </>
  )
}

function useOthersMoves({ listen, isOwn }: Pick<Run, 'listen' | 'isOwn'>, onMove: () => void): void {
  const heard = useRef(onMove)
  useEffect(() => void (heard.current = onMove))
  useEffect(
    () =>
      listen((streamed) => {
        if (streamed.name === 'moved' && !streamed.data.events.some(({ commandId }) => isOwn(commandId)))
          heard.current()
      }),
    [listen, isOwn],
  )
}

function nothingText(isPartners: boolean, isLeftAlone: boolean): string {
  if (!isPartners) return m.play_goal_none()
  return isLeftAlone ? m.play_goal_partner_away({ minutes: awayMinutes }) : m.play_goal_partner()
}

function moreText(told: number, count: number): string {
  if (goalSteps[told] === 'place')
    return count === 0 ? m.play_goal_more_place_free() : m.play_goal_more_place({ count })
  return count === 0 ? m.play_goal_more_thing_free() : m.play_goal_more_thing({ count })
}
