import { singlesOf } from '#app/features/studio/draft/command.schema.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import type { Entry } from '#app/features/studio/draft/log/log.ts'
import { typedTexts } from '#app/features/studio/draft/typed-texts.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useDraft, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { commandRefusalText } from '#app/features/studio/draft/components/result-text.ts'
import { rowName } from '#app/features/studio/draft/components/row-name.ts'

const mostNamed = 5

export function RefusedPanel({ refused }: { refused: readonly Entry[] }) {
  const store = useStore()
  const draft = useDraft()
  const names = [...new Set(refused.map((entry) => nameOf(draft, entry)))]
  const shown = [...names.slice(0, mostNamed), ...(names.length > mostNamed ? ['…'] : [])]
  const isRemoval = refused.every(({ command }) => command.op === 'remove')
  const name = shown.join(', ')
  const reasons = [...new Set(refused.map(reasonOf))]
  const left = refused.filter((entry) => !isGone(entry))
  const texts = [
    ...new Set(refused.filter((entry) => isGone(entry) || isShut(entry)).flatMap(({ command }) => typedTexts(command))),
  ]
  return (
    <Notice
      tone="danger"
      title={isRemoval ? m.studio_refused_not_removed({ name }) : m.studio_refused_not_made({ name })}
      className="mb-6"
    >
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {texts.map((text) => (
        <blockquote key={text} className="border-l-2 border-current pl-3 whitespace-pre-wrap">
          {text}
        </blockquote>
      ))}
      {left.length > 0 && <p>{m.studio_edit_kept()}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {left.length > 0 && (
          <Button variant="accent" onClick={() => left.forEach(({ id }) => store.retry(id))}>
            {isRemoval ? m.studio_refused_remove() : m.common_retry()}
          </Button>
        )}
        <Button onClick={() => refused.forEach(({ id }) => store.drop(id))}>
          {isRemoval ? m.studio_refused_keep() : m.studio_refused_discard()}
        </Button>
      </div>
    </Notice>
  )
}

const isGone = ({ command, why }: Entry): boolean =>
  why?.reason === 'gone' && singlesOf(command).every(({ op }) => op === 'change')

/** Trying again may never help: what was typed is shown, to be copied. */
const isShut = ({ why }: Entry): boolean =>
  why?.reason === 'role' || (why?.reason === 'failed' && why.error.code === 'notFound')

const reasonOf = (entry: Entry): string => {
  if (isGone(entry)) return m.studio_edit_gone()
  return entry.why ? commandRefusalText(entry.why) : ''
}

function nameOf(draft: DraftView, { command, name }: Entry): string {
  const [single] = singlesOf(command)
  if (single?.op === 'arrange') return orderOf(single.kind)({ name: rowName(draft, single.parent ?? '') })
  if (name !== '' || single === undefined) return name
  return single.kind === 'hotspot' ? m.studio_untitled_hotspot() : kindOf(single.kind).label()
}

const orders: Partial<Record<KindName, (list: { name: string }) => string>> = {
  scene: () => m.studio_order_of_scenes(),
  hotspot: m.studio_order_of_hotspots,
  layer: m.layers_order,
}

const orderOf = (kind: KindName) => orders[kind] ?? m.studio_order_of_nodes
