import { hotspotFaces } from '#app/features/rows/hotspot-faces.ts'
import { useState } from 'react'
import type { HotspotFigures, SceneFigures } from '#app/features/studio/figures/figures-view.ts'
import { columnsOf } from '#app/features/play/runs/click-cells.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Cell, DataTable, HeadCell, NumberCell } from '#app/ui/data-table.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'

const sumOf = ({ clicks }: SceneFigures): number => clicks.reduce((sum, each) => sum + each.clicks, 0)

export function SceneClicks({ scenes }: { scenes: readonly SceneFigures[] }) {
  const [chosen, setChosen] = useState(() => scenes.toSorted((a, b) => sumOf(b) - sumOf(a))[0]?.id)
  const scene = scenes.find(({ id }) => id === chosen) ?? scenes[0]
  if (!scene) return null
  return (
    <div className="grid min-w-0 gap-4">
      <div className="grid gap-1">
        <h3 className="text-subheading">{m.figures_clicks()}</h3>
        <p className="max-w-prose text-muted">{m.figures_clicks_hint()}</p>
      </div>
      <Field label={m.figures_clicks_scene()} className="max-w-sm">
        {(control) => (
          <Select {...control} acts value={scene.id} onChange={(event) => setChosen(event.currentTarget.value)}>
            {scenes.map((each) => (
              <option key={each.id} value={each.id}>
                {m.figures_clicks_option({ scene: each.name, clicks: m.figures_clicks_count({ count: sumOf(each) }) })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid min-w-0 items-start gap-5 lg:grid-cols-[3fr_2fr]">
        {scene.picture ? <ClickedPicture scene={scene} /> : <p className="text-muted">{m.figures_no_picture()}</p>}
        <Hotspots hotspots={scene.hotspots} />
      </div>
    </div>
  )
}

function ClickedPicture({ scene }: { scene: SceneFigures }) {
  const { canvas, picture, clicks, hotspots, name } = scene
  const side = canvas.width / columnsOf(canvas)
  const most = Math.max(1, ...clicks.map((each) => each.clicks))
  return (
    <svg
      role="img"
      aria-label={m.figures_clicks_picture({ scene: name, count: formatNumber(sumOf(scene)) })}
      viewBox={`0 0 ${canvas.width} ${canvas.height}`}
      className="max-h-[70vh] w-full rounded-card border border-line bg-sunken"
    >
      {picture && <image href={picture} width={canvas.width} height={canvas.height} preserveAspectRatio="none" />}
      {clicks.map((each) => (
        <rect
          key={each.cell}
          x={(each.cell % columnsOf(canvas)) * side}
          y={Math.floor(each.cell / columnsOf(canvas)) * side}
          width={side}
          height={side}
          className="fill-danger"
          fillOpacity={0.25 + 0.55 * (each.clicks / most)}
          stroke="white"
          strokeWidth={2}
        />
      ))}
      {hotspots.map((hotspot) => (
        <HotspotOutline key={hotspot.id} hotspot={hotspot} canvas={canvas} />
      ))}
    </svg>
  )
}

/** Two strokes, so that it is visible on bright and dark pictures. */
function HotspotOutline({ hotspot, canvas }: { hotspot: HotspotFigures; canvas: SceneFigures['canvas'] }) {
  const { shape, points, width, height } = hotspot
  const [x, y] = [(hotspot.x / 100) * canvas.width, (hotspot.y / 100) * canvas.height]
  const dashes = hotspot.plays === 0 ? '18 12' : undefined
  return (
    <>
      {[
        { stroke: 'black', strokeWidth: 8 },
        { stroke: 'white', strokeWidth: 4 },
      ].map((pen) => {
        const line = { ...pen, fill: 'none', strokeDasharray: dashes }
        if (shape === 'polygon')
          return (
            <polygon
              key={pen.stroke}
              points={points.map((at) => `${(at.x / 100) * canvas.width},${(at.y / 100) * canvas.height}`).join(' ')}
              {...line}
            />
          )
        return shape === 'ellipse' ? (
          <ellipse key={pen.stroke} cx={x} cy={y} rx={width / 2} ry={height / 2} {...line} />
        ) : (
          <rect key={pen.stroke} x={x - width / 2} y={y - height / 2} width={width} height={height} {...line} />
        )
      })}
    </>
  )
}

function Hotspots({ hotspots }: { hotspots: readonly HotspotFigures[] }) {
  if (hotspots.length === 0) return <p className="text-muted">{m.figures_no_hotspots()}</p>
  const columns = [
    { name: m.figures_hotspot() },
    { name: m.studio_field_type() },
    { name: m.figures_hotspot_plays(), isNumber: true },
  ]
  return (
    <DataTable label={m.figures_hotspot()} columns={columns} className="sm:min-w-80">
      {hotspots
        .toSorted((a, b) => a.plays - b.plays)
        .map(({ id, name, type, plays }) => (
          <tr key={id}>
            <HeadCell>{name || m.studio_untitled_hotspot()}</HeadCell>
            <Cell>{hotspotFaces[type].label()}</Cell>
            <NumberCell className={plays === 0 ? 'font-semibold text-warning-ink' : ''}>
              {plays === 0 ? m.figures_never() : formatNumber(plays)}
            </NumberCell>
          </tr>
        ))}
    </DataTable>
  )
}
