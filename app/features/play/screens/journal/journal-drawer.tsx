import DoorOpen from 'lucide-react/icons/door-open'
import Pin from 'lucide-react/icons/pin'
import { useId, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { RunProjection } from '#app/features/engine/projection.ts'
import { JournalNews } from '#app/features/play/party/components/journal-news.tsx'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { Modal } from '#app/features/play/party/components/modal.tsx'
import { Button } from '#app/ui/button.tsx'
import { JournalEntry, JournalTalk } from './journal-entries.tsx'
import { groupJournal, journalSections } from './journal-sections.ts'
import type { JournalSection } from './journal-sections.ts'

type JournalProps = {
  view: RunProjection
  onTravel: (sceneId: string) => void
  /** Null where nothing can be pinned any more. */
  onPin: ((place: number, pinned: boolean) => void) | null
  onClose: () => void
}

export function JournalDrawer({ view, onTravel, onPin, onClose }: JournalProps) {
  const [section, setSection] = useState<JournalSection>('all')
  const groups = groupJournal(view.journal, section)
  const pinned = new Set(view.pins.map(({ place }) => place))
  const pinOf = (place: number) =>
    onPin && <PinButton pinned={pinned.has(place)} onPress={() => onPin(place, !pinned.has(place))} />
  return (
    <Modal title={m.play_journal()} look="drawer" onClose={onClose}>
      <JournalNews />
      {view.ending === null && <Places view={view} onTravel={onTravel} />}
      {view.puzzlesInAll > 0 && (
        <p className="text-muted">{m.play_progress({ solved: view.puzzlesSolved, all: view.puzzlesInAll })}</p>
      )}
      <Sections chosen={section} onChoose={setSection} />
      {groups.length === 0 && <p className="text-muted">{m.play_journal_empty()}</p>}
      <ol className="grid gap-3">
        {groups.map((group, place) => (
          <li key={groups.length - place} className="border-b border-line pb-3 last:border-0">
            {group.kind === 'talk' ? (
              <JournalTalk talk={group} pinOf={pinOf} />
            ) : (
              <JournalEntry entry={group.entry} tool={pinOf(group.place)} />
            )}
          </li>
        ))}
      </ol>
    </Modal>
  )
}

/** Keeps a line of the journal beside puzzles, or no longer. */
function PinButton({ pinned, onPress }: { pinned: boolean; onPress: () => void }) {
  return (
    <button type="button" aria-pressed={pinned} title={m.play_pin()} onClick={onPress} className="play-pin">
      <Pin aria-hidden="true" className={pinned ? 'size-5 fill-current' : 'size-5'} />
      <span className="sr-only">{m.play_pin()}</span>
    </button>
  )
}

function Places({ view, onTravel }: Pick<JournalProps, 'view' | 'onTravel'>) {
  const lang = useContentLanguage()
  const places = view.revealedScenes.filter((place) => place.id !== view.scene.id)
  if (places.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="text-subheading">{m.play_places()}</h3>
      <ul className="grid gap-2">
        {places.map((place) => (
          <li key={place.id}>
            <Button lang={lang} className="w-full justify-start" onClick={() => onTravel(place.id)}>
              <DoorOpen aria-hidden="true" className="size-5" />
              {m.play_travel({ scene: place.name })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const sectionNames = {
  all: m.play_journal_all,
  places: m.play_journal_places,
  finds: m.play_journal_finds,
  words: m.play_journal_words,
  solved: m.play_journal_solved,
}

function Sections({ chosen, onChoose }: { chosen: JournalSection; onChoose: (section: JournalSection) => void }) {
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">{m.play_journal_filter()}</legend>
      <div className="flex flex-wrap gap-2">
        {journalSections.map((section) => (
          <label key={section} className="play-section">
            <input
              type="radio"
              name={name}
              checked={section === chosen}
              onChange={() => onChoose(section)}
              className="sr-only"
            />
            {sectionNames[section]()}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
