import { useState } from 'react'
import type { SceneProjection } from '#app/features/engine/projection.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { layerStyle } from './layers-shown.ts'
import type { ShownLayer } from './layers-shown.ts'

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
          style={layerStyle(layer)}
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
          style={layerStyle(layer)}
          className="play-layer"
          onAnimationEnd={() => gone(layer.id)}
        />
      ))}
    </>
  )
}

/** Says what appeared in the scene that is shown; entering another is announced by its heading. */
export function LayerNews({ scene }: { scene: SceneProjection }) {
  const lang = useContentLanguage()
  const [last, setLast] = useState(scene)
  const [said, say] = useState('')
  if (scene !== last) {
    setLast(scene)
    const words = scene.id === last.id ? changesBetween(last, scene) : []
    if (words.length > 0 || scene.id !== last.id) say(words.join(' '))
  }
  return (
    <p role="status" lang={lang} className="sr-only">
      {said}
    </p>
  )
}

function changesBetween(before: SceneProjection, now: SceneProjection): string[] {
  const were = new Set(before.layers.map(({ id }) => id))
  const appeared = now.layers.flatMap(({ id, altText }) => (were.has(id) ? [] : [altText]))
  if (appeared.some(isSaid)) return appeared.filter(isSaid)
  // A long description is there to be read; it is said only where nothing shorter says what changed
  return [
    now.altText === before.altText ? '' : now.altText,
    now.description === before.description ? '' : now.description,
  ]
    .filter(isSaid)
    .slice(0, 1)
}

const isSaid = (text: string): boolean => text.trim() !== ''
