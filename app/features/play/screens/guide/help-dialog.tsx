import { m } from '#app/i18n/generated/messages.js'
import { tips } from './tips.ts'
import { Modal } from '#app/features/play/party/components/modal.tsx'

export function HelpDialog({ shortcuts, onClose }: { shortcuts: boolean; onClose: () => void }) {
  return (
    <Modal title={m.player_help()} look="table" onClose={onClose}>
      <ul className="grid list-disc gap-1 pl-5">
        {tips().map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <section className="grid gap-2">
        <h3 className="text-subheading">{m.player_help_hands()}</h3>
        <ul className="grid list-disc gap-1 pl-5">
          <li>{m.player_help_touch()}</li>
          <li>{m.player_help_pinch()}</li>
          <li>{m.player_help_mouse()}</li>
        </ul>
      </section>
      <section className="grid gap-2">
        <h3 className="text-subheading">{m.player_help_keys()}</h3>
        {!shortcuts && <p className="text-warning-ink">{m.player_help_keys_off()}</p>}
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
          {keys().map(({ names, does }) => (
            <div key={does} className="contents">
              <dt className="flex max-w-24 flex-wrap gap-1">
                {names.map((name) => (
                  <kbd key={name} className="play-key">
                    {name}
                  </kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Modal>
  )
}

const keys = (): { names: string[]; does: string }[] => [
  { names: ['Tab'], does: m.player_key_tab() },
  { names: ['H'], does: m.play_show_hotspots() },
  { names: ['L'], does: m.player_here() },
  { names: ['J'], does: m.play_journal() },
  { names: ['I'], does: m.play_inventory() },
  { names: ['S'], does: m.player_key_scene() },
  { names: ['M'], does: m.player_sound() },
  { names: ['P'], does: m.together_key_point() },
  { names: ['+', '−'], does: m.player_key_zoom() },
  { names: ['0'], does: m.player_zoom_whole() },
  { names: ['←', '↑', '→', '↓'], does: m.player_key_look() },
  { names: [m.player_key_escape_name()], does: m.player_key_escape() },
  { names: ['?'], does: m.player_help() },
]
