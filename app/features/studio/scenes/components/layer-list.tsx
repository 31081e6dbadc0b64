import ImagePlus from 'lucide-react/icons/image-plus'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { MoveButton } from '#app/features/studio/fields/components/move-button.tsx'
import { RowMarks, UnfinishedMark } from '#app/features/studio/fields/components/row-marks.tsx'
import { movedTo } from '#app/features/studio/fields/moved-to.ts'
import { conditionWords } from '#app/features/studio/rules/components/condition-sentence.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { HotspotView, LayerView, SceneView } from '#app/features/studio/draft/view.ts'
import { hotspotName } from '#app/features/studio/fields/components/hotspot-names.ts'
import { factsOf } from '#app/features/studio/scenes/scene-state.ts'
import type { Fact } from '#app/features/studio/scenes/scene-state.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { useLayerCommands } from './use-layer-commands.ts'

type LayerListProps = {
  scene: SceneView
  layers: readonly LayerView[]
  hotspots: readonly HotspotView[]
  selected: string | null
  /** The keys of the facts that hold in the state that is shown. */
  facts: ReadonlySet<string>
  onFacts: (facts: ReadonlySet<string>) => void
  onSelect: (id: string | null) => void
  onEdit: (id: string) => void
  onAdd: () => void
}

/** The layers of a scene, and the state in which the picture above shows them. */
export function LayerList(props: LayerListProps) {
  const { scene, layers, selected, onSelect, onEdit, onAdd } = props
  const { order } = useLayerCommands(scene)
  const ids = layers.map(({ id }) => id)
  return (
    <section aria-labelledby="layers" className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 flex-1 basis-60 gap-1">
          <h3 id="layers" className="text-subheading">
            {m.layers_title({ count: layers.length })}
          </h3>
          <p className="text-sm text-muted">{m.layers_text()}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <UnfinishedMark find={(drafts) => drafts.hasNew('layer')} />
          <Button size="small" onClick={onAdd}>
            <ImagePlus aria-hidden="true" className="size-4.5" />
            {m.layers_add()}
          </Button>
        </div>
      </div>
      {layers.length > 0 && (
        <ol className="grid grid-cols-1 gap-2">
          {layers.map((layer, at) => (
            <LayerRow
              key={layer.id}
              layer={layer}
              isSelected={layer.id === selected}
              onSelect={() => onSelect(layer.id === selected ? null : layer.id)}
              onEdit={() => onEdit(layer.id)}
              move={
                layers.length > 1 && (
                  <>
                    <MoveButton
                      to="up"
                      label={m.studio_scenes_earlier({ name: layer.name })}
                      off={at === 0}
                      onClick={() => void order(movedTo(ids, at, at - 1))}
                    />
                    <MoveButton
                      to="down"
                      label={m.studio_scenes_later({ name: layer.name })}
                      off={at === layers.length - 1}
                      onClick={() => void order(movedTo(ids, at, at + 1))}
                    />
                  </>
                )
              }
            />
          ))}
        </ol>
      )}
      <StateChoice {...props} />
    </section>
  )
}

type LayerRowProps = {
  layer: LayerView
  isSelected: boolean
  onSelect: () => void
  onEdit: () => void
  move: ReactNode
}

function LayerRow({ layer, isSelected, onSelect, onEdit, move }: LayerRowProps) {
  const draft = useDraft()
  const { name, image, visibilityConditions, hotspotId } = layer
  const hotspot = draft.hotspots.find(({ id }) => id === hotspotId)
  const isAlways = Object.keys(visibilityConditions).length === 0
  return (
    <li
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control border bg-raised p-2.5',
        isSelected ? 'border-accent' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        aria-label={m.layers_select({ name })}
        onClick={onSelect}
        className="flex min-h-11 min-w-0 flex-1 basis-48 items-center gap-3 rounded-small text-left"
      >
        <span className="grid aspect-video w-16 shrink-0 place-items-center overflow-hidden rounded-small bg-sunken">
          {image && <img src={image.url} alt="" loading="lazy" className="size-full object-contain" />}
        </span>
        <span className="grid min-w-0">
          <span className="truncate font-semibold">{name}</span>
          <span className="text-sm text-muted">
            {hotspot && m.layers_with({ name: hotspotName(hotspot) })} {!hotspot && isAlways && m.layers_shows_always()}
            {!isAlways &&
              m.studio_rules_sentence({
                legend: m.layers_when(),
                condition: conditionWords(visibilityConditions, draft),
              })}
          </span>
        </span>
      </button>
      <RowMarks id={layer.id} />
      <span className="flex items-center gap-1">
        {move}
        <Button size="small" aria-label={m.studio_card_edit({ title: name })} onClick={onEdit}>
          {m.common_edit()}
        </Button>
      </span>
    </li>
  )
}

const capitalized = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)

/** Plays with the state of the scene, without a playtest. */
function StateChoice({ layers, hotspots, facts, onFacts }: LayerListProps) {
  const draft = useDraft()
  const id = useId()
  const all = factsOf(layers, hotspots)
  if (all.length === 0) return null
  const wordsOf = (fact: Fact): string => {
    if ('leaf' in fact) return conditionWords(fact.leaf, draft)
    const hotspot = hotspots.find((each) => each.id === fact.taken)
    return m.layers_state_taken({ name: hotspot ? hotspotName(hotspot) : '' })
  }
  return (
    <fieldset aria-describedby={id} className="grid min-w-0 grid-cols-1 gap-2 border-t border-line pt-4">
      <legend className="float-left font-semibold">{m.layers_state()}</legend>
      <p id={id} className="text-sm text-muted">
        {m.layers_state_text()}
      </p>
      <div className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
        {all.map((fact) => (
          <Checkbox
            key={fact.key}
            label={capitalized(wordsOf(fact))}
            checked={facts.has(fact.key)}
            onChange={({ target }) => {
              const now = new Set(facts)
              if (target.checked) now.add(fact.key)
              else now.delete(fact.key)
              onFacts(now)
            }}
          />
        ))}
      </div>
      {facts.size > 0 && (
        <Button size="small" variant="ghost" className="justify-self-start" onClick={() => onFacts(new Set())}>
          {m.layers_state_again()}
        </Button>
      )}
    </fieldset>
  )
}
