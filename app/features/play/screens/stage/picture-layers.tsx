import { useState } from 'react'
import type { SceneProjection } from '#app/features/engine/projection.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { spotStyle } from '#app/features/puzzles/kit/object/spots.ts'
import type { ShownLayer } from './layers-shown.ts'
import { sceneNews } from './scene-news.ts'
import type { SceneSeen } from './scene-news.ts'

type Shown = { layers: readonly ShownLayer[]; leaving: readonly ShownLayer[] }

const sameIds = (a: readonly ShownLayer[], b: readonly ShownLayer[]): boolean =>
  a.length === b.length && a.every(({ id }, at) => id === b[at]!.id)

/** The pictures over a scene's own. One that fades stays until it has faded out. */
export function PictureLayers({ layers }: { layers: readonly ShownLayer[] }) {
  const lang = useContentLanguage()
  const [now, setNow] = useState<Shown>({ layers, leaving: [] })
  if (!sameIds(now.layers, layers)) {
    const isHere = ({ id }: ShownLayer) => layers.some((layer) => layer.id === id)
    const leaving = [...now.leaving, ...now.layers.filter(({ fades }) => fades)].filter((layer) => !isHere(layer))
    setNow({ layers, leaving })
  }
  const gone = (id: string) =>
    setNow((shown) => ({ ...shown, leaving: shown.leaving.filter((layer) => layer.id !== id) }))
  return (
    <>
      {layers.map((layer) => (
        <img
          key={layer.id}
          src={layer.url}
          alt={layer.altText}
          lang={lang}
          draggable={false}
          data-fades={layer.fades || undefined}
          style={spotStyle(layer)}
          className="play-layer"
        />
      ))}
      {now.leaving.map((layer) => (
        <img
          key={`leaving ${layer.id}`}
          src={layer.url}
          alt=""
          draggable={false}
          data-leaving=""
          style={spotStyle(layer)}
          className="play-layer"
          onAnimationEnd={() => gone(layer.id)}
        />
      ))}
    </>
  )
}

/** @param waits for what lies over the scene, which has words of its own to be heard first */
export function SceneNews({ scene, waits }: { scene: SceneProjection; waits: boolean }) {
  const lang = useContentLanguage()
  const [last, setLast] = useState<SceneSeen>({ scene, lang })
  const [said, say] = useState('')
  if (!waits && scene !== last.scene) {
    setLast({ scene, lang })
    const news = sceneNews(last, { scene, lang })
    if (news !== '' || scene.id !== last.scene.id || lang !== last.lang) say(news)
  }
  return (
    <p role="status" lang={lang} className="sr-only">
      {said}
    </p>
  )
}
