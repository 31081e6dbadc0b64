import CircleSlash from 'lucide-react/icons/circle-slash'
import Search from 'lucide-react/icons/search'
import type { ComponentProps } from 'react'
import { aspects, phaseText } from '#app/features/kits/documents/dinner.ts'
import type { Bearing, DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import type { EveningRound } from '#app/features/studio/dinner/evening.ts'
import { isLate } from '#app/features/kits/documents/phases.ts'
import { tasks } from '#app/features/studio/dinner/round-matrix.ts'
import { Headed } from '#app/ui/headed.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Cell, DataTable, HeadCell } from '#app/ui/data-table.tsx'
import { LookPicture } from '#app/ui/look-picture.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useDinner } from '#app/features/studio/kit/components/use-document.ts'
import { ClueLink, IconLine } from './clue-parts.tsx'
import { aspectText, bearingText, holderText, nameOf } from './clue-words.ts'
import { taskIcons, taskText } from './round-matrix.tsx'

/** One phase of the evening. */
export function RoundView(round: EveningRound) {
  const document = useDinner()
  const { phase, releases, suspects, guests } = round
  return (
    <Headed level={3} title={phaseText(phase, document.courses)} className="grid min-w-0 gap-5">
      <div role="status">
        <Notice {...verdictOf(round, document)} />
      </div>
      <div className="grid gap-2">
        <h4 className="font-semibold">{m.dinner_play_released()}</h4>
        {releases.length === 0 ? (
          <p className="text-sm text-muted">{m.dinner_play_nothing_released()}</p>
        ) : (
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {releases.map((clue) => (
              <li key={clue.id} className="flex gap-3 rounded-control border border-line bg-raised p-3">
                <LookPicture look={clue.look} className="size-12" />
                <div className="min-w-0 text-sm">
                  <p className="font-semibold">{clue.title}</p>
                  <p className="text-muted">{holderText(clue, document)}</p>
                  {clue.content && <p className="mt-1 line-clamp-4">{clue.content}</p>}
                  {clue.back && (
                    <p className="mt-1 line-clamp-4">
                      <span className="text-muted">{m.studio_dinner_back()}</span> {clue.back}
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
      <EveningGuests guests={guests} />
      <div className="grid gap-2">
        <h4 className="font-semibold">{m.dinner_suspects_after()}</h4>
        <SuspectsTable suspects={suspects} />
      </div>
    </Headed>
  )
}

/** Whether the guests could make their accusation by now; late in the evening, exactly one suspect should be left. */
function verdictOf({ phase, left }: EveningRound, document: DinnerDocument): ComponentProps<typeof Notice> {
  const isAlmostOver = isLate(document, phase)
  const [first, second] = left
  if (!first) return { tone: 'warning', title: m.dinner_verdict_nobody(), children: m.dinner_verdict_nobody_text() }
  if (second)
    return {
      tone: isAlmostOver ? 'warning' : 'info',
      title: m.dinner_verdict_open({ count: left.length }),
      children: left.map(({ name }) => name).join(', '),
    }
  const title = m.dinner_verdict_one({ name: first.name })
  if (first.id !== document.story.culpritId) return { tone: 'warning', title, children: m.dinner_verdict_wrong() }
  return isAlmostOver
    ? { tone: 'success', title, children: m.dinner_verdict_right() }
    : { tone: 'warning', title, children: m.dinner_verdict_early() }
}

/** What each guest does in the phase, and which clues they keep for later. */
function EveningGuests({ guests }: Pick<EveningRound, 'guests'>) {
  return (
    <div className="grid gap-2">
      <h4 className="font-semibold">{m.dinner_play_guests()}</h4>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {guests.map(({ guest, cards, keeps }) => (
          <li
            key={guest.id}
            className="grid content-start gap-2 rounded-control border border-line bg-surface p-3 text-sm"
          >
            <p className="font-display text-base font-semibold">{guest.name}</p>
            {cards.flatMap((card) =>
              tasks.map((task) => (
                <IconLine key={`${card.id} ${task}`} Icon={taskIcons[task]} label={taskText(task)} text={card[task]} />
              )),
            )}
            {cards.every((card) => tasks.every((task) => card[task].trim() === '')) && (
              <p className="text-muted">{m.dinner_play_idle()}</p>
            )}
            {keeps.length > 0 && (
              <p className="border-t border-line pt-2 text-muted">
                {m.dinner_play_keeps({ clues: keeps.map(({ title }) => title).join(', ') })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What has been released about each suspect. */
function SuspectsTable({ suspects }: Pick<EveningRound, 'suspects'>) {
  const document = useDinner()
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
              <Said clueIds={told[aspect].burdens} bearing="burdens" />
              <Said clueIds={told[aspect].clears} bearing="clears" />
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
  burdens: { Icon: Search, look: 'text-danger-ink' },
  clears: { Icon: CircleSlash, look: 'text-success-ink' },
} as const

function Said({ clueIds, bearing }: { clueIds: readonly string[]; bearing: Bearing }) {
  const document = useDinner()
  const { Icon, look } = signs[bearing]
  return clueIds.map((id) => (
    <p key={id} className={classNames('flex items-start gap-1.5', look)}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="sr-only">{bearingText[bearing]()}</span>
      <ClueLink id={id}>{document.clues.find((clue) => clue.id === id)?.title}</ClueLink>
    </p>
  ))
}
