import type { HotspotType } from '#app/features/engine/hotspot-types.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import DoorOpen from 'lucide-react/icons/door-open'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import Package from 'lucide-react/icons/package'
import Puzzle from 'lucide-react/icons/puzzle'
import type { ComponentType } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { HotspotProjection, SceneProjection } from '#app/features/engine/projection.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { Modal } from '#app/features/play/party/components/modal.tsx'
import { Button } from '#app/ui/button.tsx'
import { hotspotKindName } from './hotspot-kind-name.ts'

type WhatIsHereProps = { scene: SceneProjection; onUse: (hotspot: HotspotProjection) => void; onClose: () => void }

type Group = { title: () => string; Icon: ComponentType<{ 'aria-hidden': 'true'; className?: string }> }

/** In the order in which they are listed. */
const groups: Readonly<Record<HotspotType, Group>> = {
  scene_link: { title: m.player_here_exits, Icon: DoorOpen },
  item: { title: m.player_here_things, Icon: Package },
  npc: { title: m.player_here_people, Icon: MessageSquareQuote },
  puzzle: { title: m.player_here_puzzles, Icon: Puzzle },
}

export function WhatIsHere({ scene, onUse, onClose }: WhatIsHereProps) {
  const lang = useContentLanguage()
  return (
    <Modal title={m.player_here()} look="drawer" onClose={onClose}>
      <div lang={lang} className="grid gap-1">
        <p className="font-display text-lg">{scene.name}</p>
        {scene.altText && <p className="sr-only">{scene.altText}</p>}
        {scene.description && <p className="whitespace-pre-line">{scene.description}</p>}
      </div>
      {scene.hotspots.length === 0 && <p>{m.player_here_nothing()}</p>}
      {Object.entries(groups).map(([type, group]) => (
        <HereGroup
          key={type}
          {...group}
          hotspots={scene.hotspots.filter((hotspot) => hotspot.type === type)}
          onUse={onUse}
        />
      ))}
    </Modal>
  )
}

function HereGroup({
  title,
  Icon,
  hotspots,
  onUse,
}: Group & { hotspots: HotspotProjection[]; onUse: WhatIsHereProps['onUse'] }) {
  if (hotspots.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="text-subheading">{title()}</h3>
      <ul className="grid gap-2">
        {hotspots.map((hotspot) => (
          <li key={hotspot.id}>
            <Button
              className="h-auto min-h-11 w-full justify-start py-2 text-left whitespace-normal"
              onClick={() => onUse(hotspot)}
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <HereName hotspot={hotspot} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function HereName({ hotspot }: { hotspot: HotspotProjection }) {
  const lang = useContentLanguage()
  return (
    <>
      {hotspot.name ? <span lang={lang}>{hotspot.name}</span> : hotspotKindName[hotspot.type]()}
      {hotspot.done && hotspot.type === 'puzzle' && (
        <span className="ml-auto inline-flex items-center gap-1 text-sm text-success-ink">
          <CircleCheck aria-hidden="true" className="size-4" />
          {m.play_hotspot_solved()}
        </span>
      )}
      {hotspot.done && hotspot.type === 'scene_link' && (
        <span className="ml-auto text-sm text-muted">{m.player_here_been()}</span>
      )}
    </>
  )
}
