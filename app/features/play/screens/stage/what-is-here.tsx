import CircleCheck from 'lucide-react/icons/circle-check'
import Users from 'lucide-react/icons/users'
import { m } from '#app/i18n/generated/messages.js'
import type { HotspotProjection, SceneProjection } from '#app/features/engine/projection.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { Modal } from '#app/features/play/party/components/modal.tsx'
import { Button } from '#app/ui/button.tsx'
import { hotspotListings } from './hotspot-listing.ts'
import type { HotspotListing } from './hotspot-listing.ts'

type WhatIsHereProps = { scene: SceneProjection; onUse: (hotspot: HotspotProjection) => void; onClose: () => void }

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
      {Object.entries(hotspotListings).map(([type, listing]) => (
        <HereGroup
          key={type}
          listing={listing}
          hotspots={scene.hotspots.filter((hotspot) => hotspot.type === type)}
          onUse={onUse}
        />
      ))}
    </Modal>
  )
}

type HereGroupProps = { listing: HotspotListing; hotspots: HotspotProjection[]; onUse: WhatIsHereProps['onUse'] }

function HereGroup({ listing, hotspots, onUse }: HereGroupProps) {
  const { title, Icon } = listing
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
              <HereName hotspot={hotspot} listing={listing} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function HereName({ hotspot, listing }: { hotspot: HotspotProjection; listing: HotspotListing }) {
  const lang = useContentLanguage()
  const done = hotspot.done ? listing.done : null
  return (
    <>
      {hotspot.name ? <span lang={lang}>{hotspot.name}</span> : listing.unnamed()}
      {hotspot.takesTwo && (
        <span className="ml-auto inline-flex items-center gap-1 text-sm">
          <Users aria-hidden="true" className="size-4" />
          {m.together_takes_two()}
        </span>
      )}
      {done?.isSuccess && (
        <span className="ml-auto inline-flex items-center gap-1 text-sm text-success-ink">
          <CircleCheck aria-hidden="true" className="size-4" />
          {done.text()}
        </span>
      )}
      {done && !done.isSuccess && <span className="ml-auto text-sm text-muted">{done.text()}</span>}
    </>
  )
}
