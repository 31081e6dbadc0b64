import type { GuestRound } from '#app/features/studio/dinner/evening.ts'
import { tasks } from '#app/features/studio/dinner/round-matrix.ts'
import { m } from '#app/i18n/generated/messages.js'
import { taskMarks } from './round-matrix.tsx'

/** What each guest does in the phase, and which clues they keep for later. */
export function EveningGuests({ guests }: { guests: readonly GuestRound[] }) {
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
              tasks.map((task) => <Told key={`${card.id} ${task}`} task={task} text={card[task]} />),
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

function Told({ task, text }: { task: (typeof tasks)[number]; text: string }) {
  const { Icon, label } = taskMarks[task]
  if (text.trim() === '') return null
  return (
    <p className="flex items-start gap-2">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-ink" />
      <span className="min-w-0">
        <span className="font-semibold">{label()}</span> {text}
      </span>
    </p>
  )
}
