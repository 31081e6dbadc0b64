import CircleCheck from 'lucide-react/icons/circle-check'
import DoorOpen from 'lucide-react/icons/door-open'
import MapPin from 'lucide-react/icons/map-pin'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import Package from 'lucide-react/icons/package'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { JournalProjection, RunProjection } from '#app/features/engine/projection.ts'
import { Button } from '#app/ui/button.tsx'
import { Modal } from './modal.tsx'

type JournalProps = { view: RunProjection; onTravel: (sceneId: string) => void; onClose: () => void }

/** What was seen, found, said and solved, newest first; and the places that one may travel to from anywhere. */
export function JournalDrawer({ view, onTravel, onClose }: JournalProps) {
  const entries = view.journal.toReversed()
  const places = view.revealedScenes.filter((place) => place.id !== view.scene.id)
  return (
    <Modal title={m.play_journal()} look="drawer" onClose={onClose}>
      {places.length > 0 && view.ending === null && (
        <section className="grid gap-2">
          <h3 className="text-subheading">{m.play_places()}</h3>
          <ul className="grid gap-2">
            {places.map((place) => (
              <li key={place.id}>
                <Button className="w-full justify-start" onClick={() => onTravel(place.id)}>
                  <DoorOpen aria-hidden="true" className="size-5" />
                  {m.play_travel({ scene: place.name })}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-muted">{m.play_progress({ solved: view.puzzlesSolved, all: view.puzzlesInAll })}</p>
      <ol className="grid gap-3">
        {entries.map((entry, place) => (
          <li key={entries.length - place} className="flex gap-3 border-b border-line pb-3 last:border-0">
            <JournalEntry entry={entry} />
          </li>
        ))}
      </ol>
    </Modal>
  )
}

function JournalEntry({ entry }: { entry: JournalProjection }) {
  const { icon, words } = entryParts(entry)
  return (
    <>
      {icon}
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere whitespace-pre-line">{words}</p>
        <p className="text-sm text-muted">{m.play_minute({ minute: entry.at })}</p>
      </div>
    </>
  )
}

function entryParts(entry: JournalProjection): { icon: ReactNode; words: string } {
  switch (entry.kind) {
    case 'seen':
      return { icon: <MapPin aria-hidden="true" className="mt-0.5 size-5 text-info-ink" />, words: m.play_entry_seen({ scene: entry.name }) }
    case 'found':
      return { icon: <Package aria-hidden="true" className="mt-0.5 size-5 text-brass-ink" />, words: m.play_entry_found({ item: entry.name }) }
    case 'said':
      return {
        icon: <MessageSquareQuote aria-hidden="true" className="mt-0.5 size-5 text-muted" />,
        words: entry.speaker ? m.play_entry_said_by({ speaker: entry.speaker, text: entry.text }) : entry.text,
      }
    case 'chose':
      return {
        icon: <MessageSquareQuote aria-hidden="true" className="mt-0.5 size-5 text-muted" />,
        words: m.play_entry_chose({ speaker: entry.speaker ?? '', text: entry.text }),
      }
    case 'solved':
      return {
        icon: <CircleCheck aria-hidden="true" className="mt-0.5 size-5 text-success-ink" />,
        words: entry.revealed ? m.play_entry_revealed({ puzzle: entry.name }) : m.play_entry_solved({ puzzle: entry.name }),
      }
  }
}
