import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { SceneProjection } from '#app/features/engine/projection.ts'
import { wantsStillness } from '#app/features/puzzles/kit/player/stillness.ts'
import { boxOf } from '#app/features/play/runs/hit-testing.ts'
import { beginAnew, createGlide, holdMiddle, keepMiddle, measureStage, showView } from './stage-elements.ts'
import type { Held } from './stage-elements.ts'
import { panBy, stepZoom, waysOn, wholeView } from './stage-geometry.ts'
import type { Frame, Point, View, WaysOn } from './stage-geometry.ts'
import { startingPan } from './starting-pan.ts'

export type StageView = {
  ways: WaysOn
  stepZoom: (direction: 1 | -1) => void
  showWhole: () => void
  look: (direction: Point, part?: number) => void
  measure: () => { frame: Frame; view: View } | null
  apply: (view: View, smoothly: boolean) => void
}

export type StageElements = { scroller: RefObject<HTMLDivElement | null>; picture: RefObject<HTMLDivElement | null> }

const nowhere: WaysOn = { left: false, right: false, up: false, down: false, nearer: true, farther: false }

/** Sets zoom and scroll outside React, because fingers move them every frame. Until somebody zooms, the style sheet
 * alone decides the size, so that nothing jumps on hydration. */
export function useStageView(scene: SceneProjection, elements: StageElements): StageView {
  const { scroller, picture } = elements
  const ratio = scene.canvas.width / scene.canvas.height
  const measure = useCallback(() => measureStage(scroller.current, picture.current, ratio), [scroller, picture, ratio])
  const [ways, tellWays] = useWays(scroller, measure)
  const [glide] = useState(createGlide)
  useEffect(() => glide.stop, [glide])

  const apply = useCallback(
    (view: View, smoothly: boolean) => {
      const now = measure()
      const places = { scroller: scroller.current, picture: picture.current }
      glide.stop()
      if (!now || !places.scroller || !places.picture) return
      const show = (next: View) => showView({ scroller: places.scroller!, picture: places.picture! }, next)
      if (smoothly && !wantsStillness()) glide.go(now.view, view, show, tellWays)
      else show(view)
      tellWays()
    },
    [measure, scroller, picture, glide, tellWays],
  )

  const begun = useRef<string>(null)
  useLayoutEffect(() => {
    const place = scroller.current
    // Only when a scene begins: later changes in it must not move the player's view
    if (!place || !picture.current || begun.current === scene.id) return
    begun.current = scene.id
    glide.stop()
    const [first] = scene.hotspots
    beginAnew({ scroller: place, picture: picture.current }, (widths) =>
      startingPan(widths, first && boxOf(first, scene.canvas)),
    )
    tellWays()
  }, [scene, scroller, picture, glide, tellWays])

  return useMemo(() => {
    const change = (next: (frame: Frame, view: View) => View) => {
      const now = measure()
      if (now) apply(next(now.frame, now.view), true)
    }
    return {
      ways,
      stepZoom: (direction) => change((frame, view) => stepZoom(frame, view, direction)),
      showWhole: () => change(wholeView),
      look: (direction, part) => change((frame, view) => panBy(frame, view, direction, part)),
      measure,
      apply,
    }
  }, [ways, measure, apply])
}

function useWays(scroller: StageElements['scroller'], measure: StageView['measure']): [WaysOn, () => void] {
  const [ways, setWays] = useState(nowhere)
  const held = useRef<Held>(null)
  const tellWays = useCallback(() => {
    const now = measure()
    if (!now || !scroller.current) return
    held.current = holdMiddle(scroller.current)
    const next = waysOn(now.frame, now.view)
    setWays((before) => (sameWays(before, next) ? before : next))
  }, [scroller, measure])
  useEffect(() => {
    const place = scroller.current
    if (!place) return
    const follow = () => {
      if (held.current) keepMiddle(place, held.current)
      tellWays()
    }
    const observer = new ResizeObserver(follow)
    observer.observe(place)
    place.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      place.removeEventListener('scroll', follow)
    }
  }, [scroller, tellWays])
  return [ways, tellWays]
}

const sameWays = (a: WaysOn, b: WaysOn): boolean =>
  a.left === b.left &&
  a.right === b.right &&
  a.up === b.up &&
  a.down === b.down &&
  a.nearer === b.nearer &&
  a.farther === b.farther
