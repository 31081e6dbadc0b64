import type { ReactNode } from 'react'
import { readText, useKept } from '#app/features/puzzles/kit/player/use-kept.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { panels } from './desk-panels.tsx'
import { panelTitles } from '#app/features/puzzles/types/cipher/rules/desk-titles.ts'
import type { DeskTool } from '#app/features/puzzles/types/cipher/rules/desk-tools.ts'
import { ownTool } from '#app/features/puzzles/types/cipher/rules/desk-tools.ts'
import type { Presented } from '#app/features/puzzles/types/cipher/rules/schema.ts'
import { deskName } from './work.ts'

interface ToolBenchProps {
  configuration: Presented
  own: ReactNode
  onTake: (text: string) => void
}

export function ToolBench({ configuration, own, onTake }: ToolBenchProps) {
  const { cipherType, desk = [] } = configuration
  const name = deskName(configuration)
  const [chosen, setChosen] = useKept(`${name} chosen`, null, readText)
  const tools: { name: DeskTool | 'own'; title: string; panel: ReactNode }[] = desk.map((tool) => {
    const Panel = panels[tool]
    return { name: tool, title: panelTitles[tool](), panel: <Panel desk={name} onTake={onTake} /> }
  })
  if (own)
    tools.unshift({
      name: 'own',
      title: cipherType === 'custom' ? m.cipher_legend_title() : panelTitles[ownTool[cipherType]](),
      panel: own,
    })
  const shown = tools.some(({ name }) => name === chosen) ? chosen : (tools[0]?.name ?? null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      {tools.length > 1 && (
        <div role="group" aria-label={m.cipher_tools()} className="flex flex-wrap gap-2">
          {tools.map(({ name, title }) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === shown}
              onClick={() => setChosen(name)}
              className={classNames(
                'min-h-11 rounded-full border px-3.5 text-sm font-semibold',
                name === shown
                  ? 'border-brass bg-brass text-on-brass'
                  : 'border-line-strong bg-raised hover:border-brass',
              )}
            >
              {title}
            </button>
          ))}
        </div>
      )}
      {tools.map(({ name, title, panel }) => (
        <section
          key={name}
          hidden={name !== shown}
          aria-label={title}
          className={classNames('grid-cols-[minmax(0,1fr)] content-start gap-4', name === shown ? 'grid' : 'hidden')}
        >
          {panel}
        </section>
      ))}
    </div>
  )
}
