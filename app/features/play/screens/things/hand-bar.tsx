import Hand from 'lucide-react/icons/hand'
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { ComponentType } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { focusScene } from '#app/features/play/screens/stage/focus-scene.ts'
import { ItemIcon } from './item-icon.tsx'
import type { Things } from './use-hand.ts'

type HandBarProps = { things: Things; media: Readonly<Record<string, string>> }

/** The live region is always in the page, so that its words are read out. */
export function HandBar({ things, media }: HandBarProps) {
  const { inHand, purpose } = things
  const words =
    inHand &&
    (purpose === 'combine' ? m.play_thing_combining({ item: inHand.name }) : m.play_thing_using({ item: inHand.name }))
  return (
    <div className="play-hand" data-full={inHand !== null || undefined} data-dragged={things.dragged || undefined}>
      {inHand && <ItemIcon item={inHand} media={media} className="size-9 max-sm:hidden" />}
      <p role="status" className="min-w-0 max-sm:text-[0.9375rem]">
        {words}
      </p>
      {inHand && !things.dragged && (
        <>
          <Tool Icon={MousePointerClick} roomy label={m.player_to_scene()} onClick={focusScene} />
          <Tool
            Icon={Search}
            label={m.play_thing_look()}
            onClick={() => {
              things.examine(inHand.id)
              things.putBack()
            }}
          />
          <Tool
            Icon={Hand}
            roomy
            label={m.play_thing_use()}
            onClick={() => {
              things.useAlone(inHand.id)
              things.putBack()
            }}
          />
          <Tool Icon={X} label={m.play_thing_put_back()} onClick={things.putBack} />
        </>
      )}
    </div>
  )
}

type ToolProps = {
  Icon: ComponentType<{ 'aria-hidden': 'true'; className: string }>
  label: string
  roomy?: boolean
  onClick: () => void
}

function Tool({ Icon, label, roomy = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      title={label}
      data-roomy={roomy || undefined}
      className={roomy ? 'play-tool max-sm:hidden' : 'play-tool'}
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="max-lg:sr-only">{label}</span>
    </button>
  )
}
