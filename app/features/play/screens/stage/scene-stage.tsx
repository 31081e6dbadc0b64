import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { useState } from 'react'
import type { HotspotProjection, SceneProjection } from '#app/features/engine/projection.ts'
import { m } from '#app/i18n/generated/messages.js'
import { HotspotLayer } from './hotspot-layer.tsx'
import type { ShownLayer } from './layers-shown.ts'
import { PictureLayers, SceneNews } from './picture-layers.tsx'
import { StageControls } from './stage-controls.tsx'
import type { StageElements, StageView } from './use-stage-view.ts'
import { useStageGestures } from './use-stage-gestures.ts'

type SceneStageProps = {
  scene: SceneProjection
  picture: string | undefined
  layers: readonly ShownLayer[]
  over: string | null
  /** Something lies over the scene. */
  covered: boolean
  stage: StageView
  elements: StageElements
  onUse: (hotspot: HotspotProjection) => void
  /** @param at from 0 to 1 of the picture */
  onMiss: (at: { x: number; y: number }) => void
  onPicture?: ReactNode
  children?: ReactNode
}

/** A wide frame shows the whole picture; in a tall one (a phone) a landscape fills the height and is panned. */
export function SceneStage({
  scene,
  picture,
  layers,
  over,
  covered,
  stage,
  elements,
  onUse,
  onMiss,
  onPicture,
  children,
}: SceneStageProps) {
  const { canvas } = scene
  const { scroller, picture: hung } = elements
  useStageGestures(elements, stage)
  const [isPressedLow, setPressedLow] = useState(false)
  const style = { '--play-ratio': canvas.width / canvas.height } as CSSProperties
  const missed = ({ target, clientX, clientY, currentTarget }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('button')) return
    const box = currentTarget.getBoundingClientRect()
    onMiss({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height })
  }
  // By the keyboard, a press has no place of its own
  const pressed = ({ target, clientY, currentTarget }: MouseEvent) => {
    const spot = target instanceof Element ? target.closest('button')?.getBoundingClientRect() : undefined
    const { top, height } = currentTarget.getBoundingClientRect()
    setPressedLow((spot ? spot.top + spot.height / 2 : clientY) > top + height / 2)
  }
  const nothingToFocus = scene.hotspots.length === 0 ? { tabIndex: 0, role: 'group', 'aria-label': scene.name } : {}
  return (
    <section aria-label={m.player_stage()} className="play-stage" data-pressed={isPressedLow ? 'low' : 'high'}>
      {picture && <div aria-hidden="true" className="play-backdrop" style={{ backgroundImage: `url("${picture}")` }} />}
      <div ref={scroller} className="play-scroller" onClickCapture={pressed} {...nothingToFocus}>
        {/* Keyboard users miss nothing here: these are clicks beside the buttons */}
        <div
          ref={hung}
          key={scene.id}
          onClick={missed}
          className="play-picture"
          data-landscape={canvas.width > canvas.height || undefined}
          style={style}
        >
          {picture && (
            <img
              src={picture}
              alt={scene.altText || scene.name}
              width={canvas.width}
              height={canvas.height}
              fetchPriority="high"
              draggable={false}
              className="size-full"
            />
          )}
          <PictureLayers layers={layers} />
          <HotspotLayer scene={scene} shown={!picture} over={over} onUse={onUse} />
          {onPicture}
        </div>
      </div>
      <LeavingPicture sceneId={scene.id} picture={layers.length > 0 ? undefined : picture} />
      <SceneNews scene={scene} waits={covered} />
      <StageControls stage={stage} />
      {children}
    </section>
  )
}

type LeavingProps = { sceneId: string; picture: string | undefined }

/** The old scene fades out over the new one, whose picture has loaded by then; not one with layers, which would
 * vanish from it first. */
function LeavingPicture({ sceneId, picture }: LeavingProps) {
  const [state, setState] = useState<{ sceneId: string; picture: string | undefined; left: string | null }>({
    sceneId,
    picture,
    left: null,
  })
  if (state.sceneId !== sceneId) setState({ sceneId, picture, left: state.picture ?? null })
  else if (state.picture !== picture) setState({ ...state, picture })
  if (state.left === null) return null
  return (
    <img
      key={sceneId}
      src={state.left}
      alt=""
      aria-hidden="true"
      draggable={false}
      onAnimationEnd={() => setState((now) => ({ ...now, left: null }))}
      className="play-leaving"
    />
  )
}
